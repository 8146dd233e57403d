import type { ServiceType } from '@limber/contract/appointments.ts';
import { seal, unsealIfReadable } from '../../platform/encryption.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { ParsedBooking } from '../bookings/booking/parse-booking.ts';
import type { Bill } from '../bookings/booking/price-and-payment-rules.ts';
import {
  fromStored,
  type StoredService,
  toStored,
} from '../bookings/booking/requested-session-rules.ts';
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

/** The bill as it is stored, so the names stay: orders that wait, and the version before, have them. */
interface KeptBill {
  readonly lines: readonly StoredService[];
  readonly priceFils: number;
  readonly discountFils: number;
}

/** Encrypts a request, which contains personal data. */
export function sealRequest(
  { secret, random }: { readonly secret: string; readonly random: Randomness },
  stored: StoredRequest,
): Buffer | null {
  const { lines, priceMinor: priceFils, discountMinor: discountFils } = stored.bill;
  const bill: KeptBill = { lines: lines.map(toStored), priceFils, discountFils };
  return seal(secret, JSON.stringify({ ...stored, bill }), random, 'payments');
}

/** Decrypts a request; null: it was deleted, or the key has changed. */
export function openRequest(secret: string, sealed: Buffer | null): StoredRequest | null {
  const text = sealed && unsealIfReadable(secret, sealed, 'payments');
  if (!text) return null;
  const stored = JSON.parse(text) as Omit<StoredRequest, 'bill'> & { readonly bill: KeptBill };
  const { lines, priceFils: priceMinor, discountFils: discountMinor } = stored.bill;
  const bill = { lines: lines.map(fromStored), priceMinor, discountMinor };
  const { startsAt, lastsMinutes } = stored.request.slot;
  const slot = slotOf({ ...stored.request.slot, startsAt: new Date(startsAt) }, lastsMinutes);
  return { ...stored, bill, request: { ...stored.request, slot } };
}
