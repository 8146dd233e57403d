import type { Db, Trx } from './db.ts';
import { lockActor } from './lock-account.ts';

/**
 * Opens the transaction of somebody who acts, with their own account locked first: see
 * {@link lockActor}, which refuses 401 an account that is erased or merged.
 */
export function transactAs<Result>(
  db: Db,
  accountId: number,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, accountId);
    return work(trx);
  });
}
