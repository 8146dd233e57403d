import type { PackageKind } from '@limber/contract/packages.ts';
import { LONGEST_SESSION_MINUTES } from '../scheduling/rules.ts';

/** With so few minutes left the owner is told. */
export const LOW_MINUTES = 60;

/** Days before the last day of use on which the owner is told. */
export const TOLD_DAYS_BEFORE = 7;

/** How a package stands for one of its people. */
export interface Standing {
  /** False: closed by the studio. */
  readonly active: boolean;
  /** Last day of use in Dubai, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
  /** Null: unlimited. */
  readonly balanceMinutes: number | null;
  /** The most this person may use in all; null: whatever is there. */
  readonly capMinutes: number | null;
  /** What this person has used so far. */
  readonly usedMinutes: number;
}

/** Minutes left for this person to book; null: unlimited. */
export function leftFor({ balanceMinutes, capMinutes, usedMinutes }: Standing): number | null {
  if (balanceMinutes === null) return null;
  if (capMinutes === null) return balanceMinutes;
  return Math.max(0, Math.min(balanceMinutes, capMinutes - usedMinutes));
}

/** Can a session of `day` (`YYYY-MM-DD`) still be booked from it? */
export function isOpenOn(day: string, standing: Pick<Standing, 'active' | 'expiresOn'>): boolean {
  return standing.active && (standing.expiresOn === null || day <= standing.expiresOn);
}

/** Can this person use it now: open, and minutes are left for them? */
export function isUsable(standing: Standing, today: string): boolean {
  return isOpenOn(today, standing) && leftFor(standing) !== 0;
}

/** An unlimited package runs this long from the day it is bought. */
export const UNLIMITED_DAYS = 30;

/** Lengths of a session from a package, in minutes, up to the longest that the diary offers. */
export const SHORTEST_SESSION_MINUTES = 5;
export const SESSION_STEP_MINUTES = 5;

export interface IncludedService {
  readonly serviceId: number;
  readonly name: string;
}

/** A package as it stands for the person who would book a session from it. */
export interface LockedPackage extends Standing {
  readonly id: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** Has a session that counts on the day asked about. */
  readonly takenThatDay: boolean;
  /** What its sessions can be for, in the studio's order. */
  readonly included: readonly IncludedService[];
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

/** Last day of use (`YYYY-MM-DD`) of what is bought on `day`; null: no expiry. */
export function expiryOf(
  offer: Pick<PackageOffer, 'kind' | 'validityDays'>,
  day: string,
): string | null {
  const days = offer.kind === 'unlimited' ? UNLIMITED_DAYS : offer.validityDays;
  return days === null ? null : Temporal.PlainDate.from(day).add({ days }).toString();
}

/** What someone has who buys an offer on `day` (`YYYY-MM-DD`), before the first session. */
export function asBought(offer: PackageOffer, day: string): Omit<LockedPackage, 'id'> {
  return {
    kind: offer.kind,
    name: offer.name,
    active: true,
    totalMinutes: offer.minutes,
    balanceMinutes: offer.minutes,
    expiresOn: expiryOf(offer, day),
    capMinutes: null,
    usedMinutes: 0,
    takenThatDay: false,
    included: offer.included,
  };
}

/** Has its last day passed on `today` (`YYYY-MM-DD`)? */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** Can a session from a package last this long? */
export function isSessionLength(minutes: number): boolean {
  return (
    minutes >= SHORTEST_SESSION_MINUTES &&
    minutes <= LONGEST_SESSION_MINUTES &&
    minutes % SESSION_STEP_MINUTES === 0
  );
}

/** Why a session of a package cannot be moved to `day` (`YYYY-MM-DD`); null when it can. */
export function refuseMove(locked: Omit<LockedPackage, 'id'>, day: string): string | null {
  if (isExpired(locked.expiresOn, day)) {
    return `Your ${locked.name} expires before this day. Please choose an earlier one.`;
  }
  return leftFor(locked) === null && locked.takenThatDay
    ? `Your ${locked.name} covers one session a day, and this day already has one.`
    : null;
}

/** Why a session on `day` (`YYYY-MM-DD`) cannot be taken from a package; null when it can. */
export function refuseSession(
  locked: Omit<LockedPackage, 'id'>,
  session: { readonly day: string; readonly lastsMinutes: number },
): string | null {
  if (!locked.active) return `Your ${locked.name} is no longer active.`;
  const reason = refuseMove(locked, session.day);
  if (reason !== null) return reason;
  const left = leftFor(locked);
  if (left === null || left >= session.lastsMinutes) return null;
  return left === locked.balanceMinutes
    ? `Your ${locked.name} has only ${left} minutes left.`
    : `You may use only ${left} more minutes of the ${locked.name} shared with you.`;
}

/** Why a package is not sold to someone who still has one of its kind. */
export function refuseSecond(
  wanted: string,
  held: { readonly name: string; readonly balanceMinutes: number | null },
): string {
  const balance = held.balanceMinutes ?? 'unlimited';
  return `You cannot book a new ${wanted} because you currently already have the ${held.name} with a balance of ${balance} mins on this account.`;
}
