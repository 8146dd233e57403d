import type { PackageKind } from '@limber/contract/packages.ts';
import { addDays } from '@limber/contract/place/days.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';
import { LOW_MINUTES, UNLIMITED_DAYS } from '@limber/contract/terms/packages.ts';

/** What one of its people may use of a package. */
export interface Entitlement {
  /** False: closed by the studio. */
  readonly active: boolean;
  /** Last day of use by the studio's clock, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** The most that this person may use in total; null: no cap. */
  readonly capMinutes: number | null;
  /** What this person has used so far. */
  readonly usedMinutes: number;
}

/** Minutes left for this person to book; null: unlimited. */
export function leftFor({ balanceMinutes, capMinutes, usedMinutes }: Entitlement): number | null {
  if (balanceMinutes === null) return null;
  if (capMinutes === null) return balanceMinutes;
  return Math.max(0, Math.min(balanceMinutes, capMinutes - usedMinutes));
}

/** The whole balance, for a reply where a cap leaves less of it. */
export function balanceBesideCap(entitlement: Entitlement): { balance?: number } {
  const { balanceMinutes: balance } = entitlement;
  return balance === null || balance === leftFor(entitlement) ? {} : { balance };
}

/** Can a session of `day` (`YYYY-MM-DD`) still be booked from it? */
export function isOpenOn(
  day: string,
  entitlement: Pick<Entitlement, 'active' | 'expiresOn'>,
): boolean {
  return entitlement.active && (entitlement.expiresOn === null || day <= entitlement.expiresOn);
}

/** Whether the balance is so low that the owner is told. */
export function isLow(balanceMinutes: number): boolean {
  return balanceMinutes <= LOW_MINUTES;
}

/** Can this person use it now: open, and minutes are left for them? */
export function isUsable(entitlement: Entitlement, today: string): boolean {
  return isOpenOn(today, entitlement) && leftFor(entitlement) !== 0;
}

export interface IncludedService {
  readonly serviceId: number;
  readonly name: string;
  /** Takes somebody who offers it. */
  readonly needsSkill: boolean;
}

/** A package from the point of view of the person who would book from it. */
export interface LockedPackage extends Entitlement {
  readonly id: number;
  readonly productId: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** Still to be paid at the studio. */
  readonly unpaid: boolean;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** Days of an unlimited one that have their session, `YYYY-MM-DD` by the studio's clock. */
  readonly takenDays: readonly string[];
  /** Days on which it has no sessions. */
  readonly frozen: readonly DaySpan[];
  /** What its sessions can be for, in the studio's order. */
  readonly included: readonly IncludedService[];
}

/** From a day to a day, both `YYYY-MM-DD` and among them. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** A package as it is sold: one product with one of its options. */
export interface PackageOffer {
  readonly productId: number;
  readonly optionId: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly priceFils: number;
  readonly validityDays: number | null;
  readonly peopleLimit: number;
  readonly included: readonly IncludedService[];
}

/**
 * Last day of use (`YYYY-MM-DD`) of a package bought on `day`, which itself is not counted; null:
 * no expiry. The booking page has the same calculation (`last-day.ts`).
 */
export function expiryOf(
  offer: Pick<PackageOffer, 'kind' | 'validityDays'>,
  day: string,
): string | null {
  const days = offer.kind === 'unlimited' ? UNLIMITED_DAYS : offer.validityDays;
  return days === null ? null : addDays(day, days);
}

/** What someone has who buys an offer on `day` (`YYYY-MM-DD`), before the first session. */
export function asBought(offer: PackageOffer, day: string): Omit<LockedPackage, 'id'> {
  return {
    productId: offer.productId,
    kind: offer.kind,
    name: offer.name,
    active: true,
    unpaid: offer.priceFils > 0,
    totalMinutes: offer.minutes,
    balanceMinutes: offer.minutes,
    expiresOn: expiryOf(offer, day),
    capMinutes: null,
    usedMinutes: 0,
    takenDays: [],
    frozen: [],
    included: offer.included,
  };
}

/**
 * How many of the minutes left came from other packages: those that its own price paid for are used
 * first.
 */
export function fromElsewhere(leftMinutes: number, transferredMinutes: number): number {
  return Math.min(leftMinutes, Math.max(0, transferredMinutes));
}

/** Has its last day passed on `today` (`YYYY-MM-DD`)? */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/**
 * Minutes that expire at once when a session returns minutes, `balanceMinutes` being the balance
 * with them: everything in a closed or expired package, and the minutes of a session that the
 * package was refunded for.
 */
export function lostOnReturn(
  {
    active,
    expiresOn,
    balanceMinutes,
  }: Pick<Entitlement, 'active' | 'expiresOn'> & {
    readonly balanceMinutes: number;
  },
  returned: { readonly minutes: number; readonly wasRefunded: boolean },
  today: string,
): number {
  if (!active || isExpired(expiresOn, today)) return balanceMinutes;
  return returned.wasRefunded ? returned.minutes : 0;
}

/**
 * A package as it is on `today` (`YYYY-MM-DD`): past its last day nothing is left, not even in an
 * unlimited one, whether or not the job has recorded its end in the ledger.
 */
export function asOf<Held extends Pick<Entitlement, 'expiresOn' | 'balanceMinutes'>>(
  held: Held,
  today: string,
): Held {
  return isExpired(held.expiresOn, today) ? { ...held, balanceMinutes: 0 } : held;
}

/**
 * Whether an owned package prevents buying another of its kind: it is unlimited, or enough is left
 * for the shortest session that the studio sells of its services. A smaller rest can still be used.
 */
export function blocksAnother(balanceMinutes: number | null, shortestMinutes: number): boolean {
  return balanceMinutes === null || balanceMinutes >= shortestMinutes;
}

/** Is `day` (`YYYY-MM-DD`) in one of these spans? */
export function isFrozen(frozen: readonly DaySpan[], day: string): boolean {
  return frozen.some(({ from, to }) => from <= day && day <= to);
}

/** How many days a span has. */
export function daysIn({ from, to }: DaySpan): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days + 1;
}

/** Can a session from a package last this long? */
export function isSessionLength(minutes: number): boolean {
  return (
    minutes >= SHORTEST_SESSION_MINUTES &&
    minutes <= LONGEST_SESSION_MINUTES &&
    minutes % SESSION_STEP_MINUTES === 0
  );
}

/** How the reason of a correction by a file begins, to tell it from one by the desk. */
export const IMPORTED_AGAIN = 'Imported again from ';
