import { minorOf } from '@limber/contract/money/currency.ts';
import {
  GIFT_CARD_ALPHABET,
  GIFT_CARD_CODE_LENGTH,
} from '@limber/contract/terms/booking/gift-cards.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** A code as it was made, from what somebody typed or scanned; null: it cannot be one. */
export function codeFrom(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  const isOne =
    code.length === GIFT_CARD_CODE_LENGTH &&
    [...code].every((letter) => GIFT_CARD_ALPHABET.includes(letter));
  return isOne ? code : null;
}

/** A code as it is printed: in groups of four. */
export function codeInGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** The last day of a card that is sold on a day, `YYYY-MM-DD`; null: it does not expire. */
export function lastDayOf(soldOn: string, validMonths: number | null): string | null {
  if (validMonths === null) return null;
  // The 31st ends on the last day of a shorter month.
  return Temporal.PlainDate.from(soldOn).add({ months: validMonths }).toString();
}

/** Why a card is not sold for so much; null: it is. */
export function refuseAmount(
  minor: number,
  terms: { readonly leastMinor: number; readonly mostMinor: number },
): Sentence | null {
  if (minor >= terms.leastMinor && minor <= terms.mostMinor) return null;
  const least = amountInWords(terms.leastMinor);
  const most = amountInWords(terms.mostMinor);
  return {
    en: `A gift card is sold for ${least.en} to ${most.en}.`,
    ar: `تُباع بطاقة الهدية بمبلغ من ${least.ar} إلى ${most.ar}.`,
  };
}

/** A package that a card is for, as it was when the card was sold. */
export interface CardPackage {
  readonly optionId: number;
  readonly name: string;
  /** Empty: the studio has no Arabic name for it. */
  readonly nameAr: string;
  /** Null: unlimited. */
  readonly minutes: number | null;
  readonly validityDays: number | null;
}

/** Until a studio says otherwise: nothing is sold. */
export const NOT_SOLD = {
  /** 0: never said. */
  version: 0,
  sold: false,
  amountsMinor: [] as readonly number[],
  leastMinor: minorOf(50),
  mostMinor: minorOf(5000),
  validMonths: null as number | null,
  packagesTaxed: 'used' as 'used' | 'sold',
};
export type TermsOfGiftCards = typeof NOT_SOLD;

export const UNKNOWN_CARD: Sentence = {
  en: 'There is no gift card with this code. Please check it.',
  ar: 'لا توجد بطاقة هدية بهذا الرمز. يرجى التحقق منه.',
};
export const UNKNOWN_ID: Sentence = {
  en: 'We do not know this gift card.',
  ar: 'لا نعرف بطاقة الهدية هذه.',
};
export const VOID: Sentence = {
  en: 'This gift card is void.',
  ar: 'بطاقة الهدية هذه ملغاة.',
};
export const EXPIRED: Sentence = {
  en: 'This gift card has expired.',
  ar: 'انتهت صلاحية بطاقة الهدية هذه.',
};
export const ARE_NOT_SOLD: Sentence = {
  en: 'The studio sells no gift cards at the moment.',
  ar: 'لا يبيع الاستوديو بطاقات هدايا حالياً.',
};
export const FOR_PACKAGE: Sentence = {
  en: 'This gift card is for a package. It is redeemed into it, and pays for nothing else.',
  ar: 'بطاقة الهدية هذه لباقة. تُستبدل بالباقة ولا يُدفع بها ثمن شيء آخر.',
};
export const FOR_AMOUNT: Sentence = {
  en: 'This gift card is for an amount, not for a package. Please pay with it.',
  ar: 'بطاقة الهدية هذه بمبلغ وليست لباقة. يرجى الدفع بها.',
};
export const USED_UP: Sentence = {
  en: 'Nothing is left on this gift card.',
  ar: 'لم يبقَ شيء في بطاقة الهدية هذه.',
};
export const OTHER_ACCOUNT: Sentence = {
  en: 'This gift card is already with another account.',
  ar: 'بطاقة الهدية هذه مضافة إلى حساب آخر.',
};
export const TOO_MANY_WRONG: Sentence = {
  en: 'Too many codes were wrong today. Please ask at the studio, or try again tomorrow.',
  ar: 'أُدخلت رموز خاطئة كثيرة اليوم. يرجى سؤال الاستوديو أو المحاولة غداً.',
};
