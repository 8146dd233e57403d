import type { PackageKind } from '@limber/contract/packages.ts';
import {
  LONGEST_SESSION_MINUTES,
  LOW_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
  UNLIMITED_DAYS,
} from '@limber/contract/terms.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Said of a package that is not there for who asks. */
export const UNKNOWN_PACKAGE: Sentence = {
  en: 'We do not know this package.',
  ar: 'لا نعرف هذه الباقة.',
};

/** Days before the last day of use on which the owner is told. */
export const NOTIFIED_DAYS_BEFORE = 7;

/** What one of its people may use of a package. */
export interface Entitlement {
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
export function leftFor({ balanceMinutes, capMinutes, usedMinutes }: Entitlement): number | null {
  if (balanceMinutes === null) return null;
  if (capMinutes === null) return balanceMinutes;
  return Math.max(0, Math.min(balanceMinutes, capMinutes - usedMinutes));
}

/** Can a session of `day` (`YYYY-MM-DD`) still be booked from it? */
export function isOpenOn(
  day: string,
  entitlement: Pick<Entitlement, 'active' | 'expiresOn'>,
): boolean {
  return entitlement.active && (entitlement.expiresOn === null || day <= entitlement.expiresOn);
}

/** Whether so few minutes are left that the owner is told. */
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

/** A package as it stands for the person who would book a session from it. */
export interface LockedPackage extends Entitlement {
  readonly id: number;
  readonly kind: PackageKind;
  readonly name: string;
  /** As bought; null: unlimited. */
  readonly totalMinutes: number | null;
  /** Days of an unlimited one that have their session, `YYYY-MM-DD` in Dubai. */
  readonly takenDays: readonly string[];
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
    takenDays: [],
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
export function refuseMove(locked: Omit<LockedPackage, 'id'>, day: string): Sentence | null {
  if (isExpired(locked.expiresOn, day)) {
    return {
      en: `Your ${locked.name} expires before this day. Please choose an earlier one.`,
      ar: (named) => `تنتهي صلاحية ${named(locked.name)} قبل هذا اليوم. يرجى اختيار يوم أقرب.`,
    };
  }
  return leftFor(locked) === null && locked.takenDays.includes(day)
    ? {
        en: `Your ${locked.name} covers one session a day, and this day already has one.`,
        ar: (named) => `تشمل ${named(locked.name)} جلسة واحدة في اليوم، ولديك جلسة في هذا اليوم.`,
      }
    : null;
}

/** Why a session on `day` (`YYYY-MM-DD`) cannot be taken from a package; null when it can. */
export function refuseSession(
  locked: Omit<LockedPackage, 'id'>,
  session: { readonly day: string; readonly lastsMinutes: number },
): Sentence | null {
  if (!locked.active) {
    return {
      en: `Your ${locked.name} is no longer active.`,
      ar: (named) => `${named(locked.name)} لم تعد مفعّلة.`,
    };
  }
  const reason = refuseMove(locked, session.day);
  if (reason !== null) return reason;
  const left = leftFor(locked);
  if (left === null || left >= session.lastsMinutes) return null;
  return left === locked.balanceMinutes
    ? {
        en: `Your ${locked.name} has only ${left} minutes left.`,
        ar: (named) => `لم يبقَ في ${named(locked.name)} سوى ${countInArabic(left, 'minutes')}.`,
      }
    : {
        en: `You may use only ${left} more minutes of the ${locked.name} shared with you.`,
        ar: (named) =>
          `يمكنك استخدام ${countInArabic(left, 'minutes')} فقط من ${named(locked.name)} المشتركة معك.`,
      };
}

/** Why a package is not sold to someone who still has one of its kind. */
export function refuseSecond(
  wanted: string,
  held: { readonly name: string; readonly balanceMinutes: number | null },
): Sentence {
  const { name, balanceMinutes } = held;
  const balance = balanceMinutes === null ? 'غير محدود' : countInArabic(balanceMinutes, 'minutes');
  return {
    en: `You cannot book a new ${wanted} because you currently already have the ${name} with a balance of ${balanceMinutes ?? 'unlimited'} mins on this account.`,
    ar: (named) =>
      `لا يمكنك حجز ${named(wanted)} جديدة لأن في حسابك حالياً ${named(name)} برصيد ${balance}.`,
  };
}
