import type { StudioTerms } from '@limber/contract/studio.ts';
import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES,
  PASS_LASTS_SECONDS,
} from '@limber/contract/terms/membership.ts';

/**
 * First and last day (`YYYY-MM-DD`) of the year of membership that is granted on `today`; for a
 * member whose last year ends on `heldUntil` it starts the day after.
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

/** A year of membership; both days (`YYYY-MM-DD`) included. */
export interface Year {
  readonly id: number;
  readonly validFrom: string;
  readonly validTo: string;
}

/**
 * The years that move up once an earlier one is gone, in order: a future year follows the current
 * one, and begins on `today` when there is none. A year that has begun stays.
 */
export function movedUp(years: readonly Year[], today: string): Year[] {
  const begun = years.filter(({ validFrom }) => validFrom <= today);
  let heldUntil =
    begun
      .map(({ validTo }) => validTo)
      .toSorted()
      .at(-1) ?? null;
  return years
    .filter(({ validFrom }) => validFrom > today)
    .flatMap((year) => {
      const days = yearFrom(today, heldUntil);
      const moves = days.validFrom < year.validFrom;
      const { validTo } = moves ? days : year;
      heldUntil = heldUntil !== null && heldUntil > validTo ? heldUntil : validTo;
      return moves ? [{ id: year.id, ...days }] : [];
    });
}

/** What the studio's terms mean for a member, or a non-member. */
export interface Standing {
  readonly isMember: boolean;
  /** Percent off the catalogue's prices. */
  readonly discountPercent: number;
  /** How many days after today the diary is open: further for members. */
  readonly daysAhead: number;
  /**
   * Hours before its start until which a session booked now can be cancelled or moved free of
   * charge.
   */
  readonly cutoffHours: number;
}

/** Somebody's standing under the terms. */
export function standingOf(terms: StudioTerms, isMember: boolean): Standing {
  return {
    isMember,
    discountPercent: isMember ? terms.member_discount_percent : 0,
    daysAhead: terms.bookable_days_ahead + (isMember ? MEMBER_DAYS_AHEAD_MORE : 0),
    cutoffHours: terms.cutoff_hours,
  };
}

/** The number printed on a card, from a uniform number below 100 million. */
export function cardNumberFrom(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `LMB-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** How often one network address may check cards. */
export function cardChecksFrom(address: string) {
  return {
    key: `card checks from ${address}`,
    most: CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
}

/** Number of the slice of time (since 1970) in which `now` lies. */
export function sliceOf(now: Date): number {
  return Math.floor(now.getTime() / (PASS_LASTS_SECONDS * 1000));
}

/** Is a pass of this slice still good, being of the present slice or of the one before? */
export function isFresh(slice: number, now: Date): boolean {
  return sliceOf(now) - slice <= 1;
}
