import type { Trx } from '../../../platform/database/db.ts';
import { eraseSessionNotes } from './erase-session-notes.ts';
import { updateEnded } from './queries.ts';

/**
 * Has an agreement that was taken back end those given before it under another number of the same person,
 * and erases what was noted of their sessions under them.
 *
 * @param agreedAt since when they agree all the same; null: not any more
 */
export async function carryWithdrawal(
  trx: Trx,
  accountId: number,
  { withdrawnAt, agreedAt }: { readonly withdrawnAt: Date; readonly agreedAt: Date | null },
  by: number,
  now: Date,
): Promise<void> {
  await updateEnded(trx, accountId, withdrawnAt);
  await eraseSessionNotes(trx, accountId, { by, before: agreedAt }, now);
}
