import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../../platform/database/db.ts';
import { timeOfMinute } from '../../../platform/studio-days.ts';
import { PAID_BY } from '../../bookings/booking/book-same-again.ts';
import { type ParsedBooking, parseBooking } from '../../bookings/booking/parse-booking.ts';
import { listUsable, payerFrom } from '../../packages/list-active-packages.ts';
import { payerOf, paysOn } from '../../packages/propose-paying-package-rules.ts';

/** A session for somebody who waits. */
export interface SessionOfEntry {
  readonly clientId: number;
  readonly serviceIds: readonly number[];
  readonly serviceMinutes: readonly number[];
  readonly therapistId: number;
  readonly locationCode: string;
  /** The studio's day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly startMinute: number;
  readonly lastsMinutes: number;
}

/**
 * The booking of a session for somebody who waits, as the wizard would send it: paid from the first
 * of their packages that can pay, otherwise its price.
 *
 * @param priceMinor the price that the client saw; null: whatever is due
 */
export async function requestOfEntry(
  db: Db,
  session: SessionOfEntry,
  priceMinor: number | null,
  now: Date,
): Promise<ParsedBooking> {
  const { serviceIds, serviceMinutes, lastsMinutes, day, startMinute } = session;
  const lines = serviceIds.map((serviceId) => ({ serviceId }));
  const usable = await listUsable(db, session.clientId, now);
  const packages = usable.map(payerFrom).filter((each) => paysOn(each, day));
  const payer = payerOf({ lines, lastsMinutes, packageId: null }, packages);
  const [serviceType, field] = payer ? PAID_BY[payer.kind] : (['service', null] as const);
  const request = parseBooking({
    services: serviceIds.map((id, nth) => {
      return { id, name: '', time: serviceMinutes[nth] ?? 0, price: 0, type: 'service' };
    }),
    serviceType,
    therapist_id: session.therapistId,
    date: day,
    time: timeOfMinute(day, startMinute),
    duration: lastsMinutes,
    total_price: priceMinor === null ? 0 : amountOf(priceMinor),
    location: session.locationCode,
    total_duration: lastsMinutes,
    ...(field && { [field]: payer?.id }),
  });
  return priceMinor === null ? { ...request, total_price: null } : request;
}
