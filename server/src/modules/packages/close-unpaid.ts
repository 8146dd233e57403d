import type { Trx } from '../../platform/database/db.ts';
import { insertEntry } from './queries/ledger.ts';
import { listUnpaid, updateClosedUnpaid } from './queries/offers.ts';
import { lockOwnedRows } from './queries/owned.ts';

/**
 * Closes the packages of an owner who is erased before paying for them, so that nobody they are shared with uses
 * them on. What is left expires; the price of one that was used stays owed to the till. The owner's own sessions to come
 * do not count as use: they are cancelled with the account, which is locked.
 */
export async function closeUnpaid(trx: Trx, ownerId: number, now: Date): Promise<void> {
  await lockOwnedRows(trx, ownerId);
  for (const { id, balanceMinutes, used } of await listUnpaid(trx, ownerId, now)) {
    if (balanceMinutes) {
      const left = { packageId: id, minutes: -balanceMinutes, at: now };
      await insertEntry(trx, { ...left, kind: 'expired' });
    }
    await updateClosedUnpaid(trx, id, used);
  }
}
