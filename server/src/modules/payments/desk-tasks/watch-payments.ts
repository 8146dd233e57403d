import { PAYMENT_STUCK_MINUTES } from '@limber/contract/terms/booking/paying-online.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findOwedFee } from '../fees/queries.ts';
import { closeSettled, openStuck } from './queries.ts';

/**
 * Opens a task for each payment whose outcome is still unknown long after its end, and closes tasks
 * with nothing left to do.
 */
export async function watchPayments(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PAYMENT_STUCK_MINUTES * 60_000);
  await db.transaction().execute(async (trx) => {
    await openStuck(trx, { before, at: now });
    const isOwed = async (bookingId: string) => (await findOwedFee(trx, bookingId)) !== undefined;
    await closeSettled(trx, { at: now, isOwed });
  });
}
