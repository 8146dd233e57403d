import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Holder } from '../bookable-days-rules.ts';
import { deleteHoldOfPayment, hasHoldOfPayment, insertHoldOfPayment } from './queries.ts';
import { releaseHold } from './release-hold.ts';

/**
 * Holds a time for as long as it is being paid, in place of the hold that its client has. Another
 * hold of theirs does not replace it.
 */
export async function holdForPayment(
  trx: Trx,
  holder: Holder,
  held: Parameters<typeof insertHoldOfPayment>[1],
): Promise<void> {
  await releaseHold(trx, holder);
  await insertHoldOfPayment(trx, held);
}

/** Releases the time of a payment: it is free for others, unless it was booked. */
export async function releaseAfterPayment(trx: Trx, paymentId: string): Promise<void> {
  await deleteHoldOfPayment(trx, paymentId);
}

/** Whether the time of a payment is still held. */
export function isHeldForPayment(db: Db, paymentId: string): Promise<boolean> {
  return hasHoldOfPayment(db, paymentId);
}
