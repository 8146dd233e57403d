import type { ServiceType } from '@limber/contract/appointments.ts';
import { seal, unsealIfReadable } from '../../platform/encryption.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { ParsedBooking } from '../bookings/booking/parse-booking.ts';
import type { Bill } from '../bookings/booking/price-and-payment-rules.ts';
import { slotOf } from '../scheduling/slot-rules.ts';

/** The accepted request that is booked once it is paid, with the bill that its client saw. */
export interface StoredRequest {
  readonly request: ParsedBooking;
  readonly bill: Bill;
  readonly types: readonly ServiceType[];
  /** What is paid for, as shown on the provider's page. */
  readonly title: string;
  /** The key by which software asked for it; left out: a person did. */
  readonly keyId?: number | null;
}

/** Encrypts a request, which contains personal data. */
export function sealRequest(
  { secret, random }: { readonly secret: string; readonly random: Randomness },
  stored: StoredRequest,
): Buffer | null {
  return seal(secret, JSON.stringify(stored), random, 'payments');
}

/** Decrypts a request; null: it was deleted, or the key has changed. */
export function openRequest(secret: string, sealed: Buffer | null): StoredRequest | null {
  const text = sealed && unsealIfReadable(secret, sealed, 'payments');
  if (!text) return null;
  const stored = JSON.parse(text) as StoredRequest;
  const { startsAt, lastsMinutes } = stored.request.slot;
  const slot = slotOf({ ...stored.request.slot, startsAt: new Date(startsAt) }, lastsMinutes);
  return { ...stored, request: { ...stored.request, slot } };
}
