import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../platform/language/count-in-english.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { isExpired } from './ending/package-expiry-rules.ts';
import { leftFor } from './minutes/minutes-left-rules.ts';
import type { LockedPackage } from './owned-package-rules.ts';
import { isFrozen } from './prolonging/frozen-days-rules.ts';

/** The refusal for a package that the caller cannot see. */
export const UNKNOWN_PACKAGE: Sentence = {
  en: 'We do not know this package.',
  ar: 'لا نعرف هذه الباقة.',
};

export const CLOSED: Sentence = { en: 'This package is closed.', ar: 'هذه الباقة مغلقة.' };

/** The refusal when more minutes are requested than a package has left. */
export function onlyLeft(minutes: number): Sentence {
  return minutes === 0
    ? { en: 'This package has no minutes left.', ar: 'لم يبقَ في هذه الباقة أي دقائق.' }
    : {
        en: `This package has only ${countInEnglish(minutes, 'minute')} left.`,
        ar: `لم يبقَ في هذه الباقة سوى ${countInArabic(minutes, 'minutes')}.`,
      };
}

/** Why a session of a package cannot be moved to `day` (`YYYY-MM-DD`); null when it can. */
export function refuseMove(locked: Omit<LockedPackage, 'id'>, day: string): Sentence | null {
  return refuseExpired(locked, day) ?? refuseSecondOfDay(locked, day);
}

/** Why a package is over before `day` (`YYYY-MM-DD`), or frozen then; null when it is neither. */
export function refuseExpired(
  { name, expiresOn, frozen }: Pick<LockedPackage, 'name' | 'expiresOn' | 'frozen'>,
  day: string,
): Sentence | null {
  if (isFrozen(frozen, day)) {
    return theirs((whose) => ({
      en: `${whose} ${name} is frozen on this day. Please choose another one.`,
      ar: (named) => `${named(name)} مجمّدة في هذا اليوم. يرجى اختيار يوم آخر.`,
    }));
  }
  if (!isExpired(expiresOn, day)) return null;
  return theirs((whose) => ({
    en: `${whose} ${name} expires before this day. Please choose an earlier one.`,
    ar: (named) => `تنتهي صلاحية ${named(name)} قبل هذا اليوم. يرجى اختيار يوم أقرب.`,
  }));
}

/**
 * Why an unlimited package has no second session on `day` (`YYYY-MM-DD`); null when it has none
 * yet.
 */
export function refuseSecondOfDay(locked: Omit<LockedPackage, 'id'>, day: string): Sentence | null {
  return leftFor(locked) === null && locked.takenDays.includes(day)
    ? theirs((whose) => ({
        en: `${whose} ${locked.name} covers one session a day, and this day already has one.`,
        ar: (named) => `تشمل ${named(locked.name)} جلسة واحدة في اليوم، وفي هذا اليوم جلسة بالفعل.`,
      }))
    : null;
}

/** Why a package that is closed gives nothing; null when it is open. */
export function refuseInactive({
  name,
  active,
}: Pick<LockedPackage, 'name' | 'active'>): Sentence | null {
  if (active) return null;
  return theirs((whose) => ({
    en: `${whose} ${name} is no longer active.`,
    ar: (named) => `${named(name)} لم تعد مفعّلة.`,
  }));
}

/** Why this person cannot use that many minutes; null when they can. */
export function refuseMinutes(locked: Omit<LockedPackage, 'id'>, minutes: number): Sentence | null {
  const left = leftFor(locked);
  if (left === null || left >= minutes) return null;
  if (left === 0) return refuseNoMinutes(locked);
  return left === locked.balanceMinutes
    ? theirs((whose) => ({
        en: `${whose} ${locked.name} has only ${countInEnglish(left, 'minute')} left.`,
        ar: (named) => `لم يبقَ في ${named(locked.name)} سوى ${countInArabic(left, 'minutes')}.`,
      }))
    : {
        en: `You may use only ${left} more minutes of the ${locked.name} shared with you.`,
        ar: (named) =>
          `يمكنك استخدام ${countInArabic(left, 'minutes')} فقط من ${named(locked.name)} المشتركة معك.`,
        atDesk: {
          en: `They may use only ${left} more minutes of the ${locked.name} shared with them.`,
          ar: (named) =>
            `يمكن للعميل استخدام ${countInArabic(left, 'minutes')} فقط من ${named(locked.name)} المشتركة.`,
        },
      };
}

function refuseNoMinutes({ name, balanceMinutes }: Omit<LockedPackage, 'id'>): Sentence {
  if (balanceMinutes === 0) {
    return theirs((whose) => ({
      en: `${whose} ${name} has no minutes left.`,
      ar: (named) => `لم يبقَ في ${named(name)} أي دقائق.`,
    }));
  }
  return {
    en: `You have used all the minutes of the ${name} that are shared with you.`,
    ar: (named) => `استُخدمت كل الدقائق المشتركة معك من ${named(name)}.`,
    atDesk: {
      en: `They have used all the minutes of the ${name} that are shared with them.`,
      ar: (named) => `استُخدمت كل الدقائق المشتركة مع العميل من ${named(name)}.`,
    },
  };
}

/**
 * An objection to a session from a package. That its day already has one can be overridden; the others are
 * limits.
 */
export interface AgainstSession {
  readonly reason: Sentence;
  readonly isOneADay: boolean;
}

/** All objections to taking a session on `day` (`YYYY-MM-DD`) from a package. */
export function objectToSession(
  locked: Omit<LockedPackage, 'id'>,
  { day, lastsMinutes }: { readonly day: string; readonly lastsMinutes: number },
): AgainstSession[] {
  const found = [
    { reason: refuseInactive(locked), isOneADay: false },
    { reason: refuseExpired(locked, day), isOneADay: false },
    { reason: refuseSecondOfDay(locked, day), isOneADay: true },
    { reason: refuseMinutes(locked, lastsMinutes), isOneADay: false },
  ];
  return found.filter((each): each is AgainstSession => each.reason !== null);
}

/** Why a session cannot be taken from a package; null when it can. */
export function refuseSession(
  locked: Omit<LockedPackage, 'id'>,
  session: { readonly day: string; readonly lastsMinutes: number },
): Sentence | null {
  return objectToSession(locked, session)[0]?.reason ?? null;
}

/** Why a package is not sold to someone who still has one of its kind. */
export function refuseSecond(
  wanted: string,
  owned: { readonly name: string; readonly balanceMinutes: number | null },
): Sentence {
  const { name, balanceMinutes } = owned;
  const balance = balanceMinutes === null ? 'غير محدود' : countInArabic(balanceMinutes, 'minutes');
  return {
    en: `You cannot book a new ${wanted} because you currently already have the ${name} with a balance of ${balanceMinutes ?? 'unlimited'} mins on this account.`,
    ar: (named) =>
      `لا يمكنك حجز ${named(wanted)} جديدة لأن في حسابك حالياً ${named(name)} برصيد ${balance}.`,
    atDesk: {
      en: `They still have the ${name} with a balance of ${balanceMinutes ?? 'unlimited'} mins, so no new ${wanted} can be booked.`,
      ar: (named) =>
        `لا يمكن حجز ${named(wanted)} جديدة لأن في حساب العميل حالياً ${named(name)} برصيد ${balance}.`,
    },
  };
}

/** A sentence about somebody's package: to them it is theirs, to the desk a client's. */
function theirs(sentence: (whose: 'Your' | 'Their') => Sentence): Sentence {
  return { ...sentence('Your'), atDesk: sentence('Their') };
}
