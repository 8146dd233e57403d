import { BOOKABLE_DAYS_AHEAD, MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking.ts';
import { MEMBER_DISCOUNT_PERCENT, PASS_LASTS_SECONDS } from '@limber/contract/terms/membership.ts';

/**
 * First and last day (`YYYY-MM-DD`) of the year of membership that is granted on `today`; a member
 * whose last year ends on `heldUntil` goes on from the day after.
 */
export function yearFrom(
  today: string,
  heldUntil: string | null,
): { validFrom: string; validTo: string } {
  const day = Temporal.PlainDate.from(today);
  const next = heldUntil === null ? null : Temporal.PlainDate.from(heldUntil).add({ days: 1 });
  const from = next !== null && Temporal.PlainDate.compare(next, day) > 0 ? next : day;
  const to = from.add({ years: 1 }).subtract({ days: 1 });
  return { validFrom: from.toString(), validTo: to.toString() };
}

/** Percent off the catalogue's prices. */
export function discountPercentOf(isMember: boolean): number {
  return isMember ? MEMBER_DISCOUNT_PERCENT : 0;
}

/** How many days after today the diary is open: further for members. */
export function daysAheadOf(isMember: boolean): number {
  return BOOKABLE_DAYS_AHEAD + (isMember ? MEMBER_DAYS_AHEAD_MORE : 0);
}

/** The number printed on a card, from a uniform number below 100 million. */
export function cardNumberFrom(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `LMB-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** How often one network address may ask whether a card is good. */
export function cardChecksFrom(address: string) {
  return { key: `card checks from ${address}`, most: 60, perMinutes: 10 };
}

/** Number of the slice of time (since 1970) in which `now` lies. */
export function sliceOf(now: Date): number {
  return Math.floor(now.getTime() / (PASS_LASTS_SECONDS * 1000));
}

/** Is a pass of this slice still good, being of the present slice or of the one before? */
export function isFresh(slice: number, now: Date): boolean {
  return sliceOf(now) - slice <= 1;
}
