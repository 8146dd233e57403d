import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import type { Actor } from '../../platform/http/session.ts';
import { readSale } from './sale-on-wire.ts';

/**
 * Runs `work`, which returns the id of a sale of a branch, in one transaction with the stored reply
 * for repeated requests: the sale's state at that moment.
 */
export async function answerWithSale(
  db: Db,
  { accountId }: Actor,
  locationCode: string,
  work: (trx: Trx) => Promise<string>,
): Promise<Sale> {
  return transactAs(db, accountId, async (trx) => {
    const id = await work(trx);
    return keepAnswer(trx, await readSale(trx, { id, locationCode }));
  });
}
