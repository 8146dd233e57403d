import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { isExpired, type LockedPackage, leftFor } from './rules.ts';

/** Said of a package that is not there for who asks. */
export const UNKNOWN_PACKAGE: Sentence = {
  en: 'We do not know this package.',
  ar: 'لا نعرف هذه الباقة.',
};

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
