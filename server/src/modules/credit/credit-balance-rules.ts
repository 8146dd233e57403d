import { minorOf } from '@limber/contract/money/currency.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Why an account with `hasMinor` on it does not change by `minor`; null when it does. */
export function refuseBalance(hasMinor: number, minor: number): Sentence | null {
  if (hasMinor + minor < 0) return onlyOnAccount(hasMinor);
  const most = minorOf(MOST_AMOUNT);
  return minor > 0 && hasMinor + minor > most ? noMoreThan(most) : null;
}

/** Why a gift card with `hasMinor` on it does not change by `minor`; null when it does. */
export function refuseCardBalance(hasMinor: number, minor: number): Sentence | null {
  if (hasMinor + minor >= 0) return null;
  const amount = amountInWords(hasMinor);
  return {
    en: `Only ${amount.en} are left on this gift card.`,
    ar: `لم يبقَ في بطاقة الهدية هذه سوى ${amount.ar}.`,
  };
}

/** The refusal to erase a client to whom the studio owes money on account. */
export function stillOnAccount(minor: number): Sentence {
  const amount = amountInWords(minor);
  return {
    en: `${amount.en} are still on this account. Please have it paid out at the studio first.`,
    ar: `ما زال في هذا الحساب ${amount.ar}. يرجى استلام المبلغ من الاستوديو أولاً.`,
  };
}

function onlyOnAccount(minor: number): Sentence {
  const amount = amountInWords(minor);
  return {
    en: `Only ${amount.en} are on this account.`,
    ar: `لا يوجد في هذا الحساب سوى ${amount.ar}.`,
  };
}

function noMoreThan(minor: number): Sentence {
  const amount = amountInWords(minor);
  return {
    en: `An account holds at most ${amount.en}.`,
    ar: `لا يتّسع الحساب لأكثر من ${amount.ar}.`,
  };
}
