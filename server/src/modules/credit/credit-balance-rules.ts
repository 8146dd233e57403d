import { minorOf } from '@limber/contract/money/currency.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Why an account with `hasFils` on it does not change by `fils`; null when it does. */
export function refuseBalance(hasFils: number, fils: number): Sentence | null {
  if (hasFils + fils < 0) return onlyOnAccount(hasFils);
  const most = minorOf(MOST_AMOUNT);
  return fils > 0 && hasFils + fils > most ? noMoreThan(most) : null;
}

/** Why a gift card with `hasFils` on it does not change by `fils`; null when it does. */
export function refuseCardBalance(hasFils: number, fils: number): Sentence | null {
  if (hasFils + fils >= 0) return null;
  const amount = amountInWords(hasFils);
  return {
    en: `Only ${amount.en} are left on this gift card.`,
    ar: `لم يبقَ في بطاقة الهدية هذه سوى ${amount.ar}.`,
  };
}

/** The refusal to erase a client to whom the studio owes money on account. */
export function stillOnAccount(fils: number): Sentence {
  const amount = amountInWords(fils);
  return {
    en: `${amount.en} are still on this account. Please have it paid out at the studio first.`,
    ar: `ما زال في هذا الحساب ${amount.ar}. يرجى استلام المبلغ من الاستوديو أولاً.`,
  };
}

function onlyOnAccount(fils: number): Sentence {
  const amount = amountInWords(fils);
  return {
    en: `Only ${amount.en} are on this account.`,
    ar: `لا يوجد في هذا الحساب سوى ${amount.ar}.`,
  };
}

function noMoreThan(fils: number): Sentence {
  const amount = amountInWords(fils);
  return {
    en: `An account holds at most ${amount.en}.`,
    ar: `لا يتّسع الحساب لأكثر من ${amount.ar}.`,
  };
}
