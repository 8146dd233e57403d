import {
  PAYMENT_STUCK_MINUTES,
  REFUND_LATE_DAYS,
} from '@limber/contract/terms/booking/paying-online.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findOwedFee } from '../fees/queries.ts';
import { closeSettled, openLate, openStuck } from './queries.ts';

/**
 * Opens a task for each payment whose outcome is still unknown long after its end, and for each refund
 * without an answer for days; closes tasks with nothing left to do.
 */
export async function watchPayments(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PAYMENT_STUCK_MINUTES * 60_000);
  await db.transaction().execute(async (trx) => {
    await openStuck(trx, { before, at: now });
    await openLate(trx, { before: daysBefore(now, REFUND_LATE_DAYS), at: now });
    const isOwed = async (bookingId: string) => (await findOwedFee(trx, bookingId)) !== undefined;
    await closeSettled(trx, { at: now, isOwed });
  });
}
