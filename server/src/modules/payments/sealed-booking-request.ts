import type { ServiceType } from '@limber/contract/appointments.ts';
import { seal, unsealIfReadable } from '../../platform/encryption.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { ParsedBooking } from '../bookings/booking/parse-booking.ts';
import type { Bill } from '../bookings/booking/price-and-payment-rules.ts';
import { slotOf } from '../scheduling/slot-rules.ts';

/** What is booked once it is paid: the accepted request with the bill that its client saw. */
export interface StoredRequest {
  readonly request: ParsedBooking;
  readonly bill: Bill;
  readonly types: readonly ServiceType[];
  /** What is paid for, as the provider's page says it. */
  readonly title: string;
}

/** Seals a request: it says who does what, and is of no use to anybody else. */
export function sealRequest(
  { secret, random }: { readonly secret: string; readonly random: Randomness },
  stored: StoredRequest,
): Buffer | null {
  return seal(secret, JSON.stringify(stored), random, 'payments');
}

/** Null: it was forgotten, or cannot be read any more. */
export function openRequest(secret: string, sealed: Buffer | null): StoredRequest | null {
  const text = sealed && unsealIfReadable(secret, sealed, 'payments');
  if (!text) return null;
  const stored = JSON.parse(text) as StoredRequest;
  const { startsAt, lastsMinutes } = stored.request.slot;
  const slot = slotOf({ ...stored.request.slot, startsAt: new Date(startsAt) }, lastsMinutes);
  return { ...stored, request: { ...stored.request, slot } };
}
