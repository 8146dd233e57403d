import { minorOf } from '@limber/contract/money/currency.ts';
import { MOST_AMOUNT } from '@limber/contract/terms/till.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Cash that should be in a drawer, in minor units. */
export function expectedIn(drawer: {
  readonly floatMinor: number;
  readonly cashMinor: number;
  readonly movedMinor: number;
}): number {
  return drawer.floatMinor + drawer.cashMinor + drawer.movedMinor;
}

/** Why a day cannot be closed with this count; null when it can. */
export function refuseClosing(
  expectedMinor: number,
  countedMinor: number,
  reason: string,
): Sentence | null {
  const difference = countedMinor - expectedMinor;
  if (difference === 0 || reason !== '') return null;
  const amount = amountInWords(Math.abs(difference));
  return difference < 0
    ? {
        en: `${amount.en} are missing. Please count again, or say why.`,
        ar: `النقص: ${amount.ar}. يرجى العدّ مرة أخرى أو ذكر السبب.`,
      }
    : {
        en: `There are ${amount.en} too many. Please count again, or say why.`,
        ar: `الزيادة: ${amount.ar}. يرجى العدّ مرة أخرى أو ذكر السبب.`,
      };
}

/**
 * Why a drawer cannot hold so much, in minor units: it can only be mistyped, and no reply could say it;
 * null when it can.
 */
export function refuseOverfullDrawer(minor: number): Sentence | null {
  const most = minorOf(MOST_AMOUNT);
  if (minor <= most) return null;
  const amount = amountInWords(most);
  return {
    en: `No drawer holds more than ${amount.en}. Please take out first what was put in by mistake.`,
    ar: `لا يتّسع الصندوق لأكثر من ${amount.ar}. يرجى أولاً إخراج ما أُدخل خطأً.`,
  };
}

/**
 * Why so much cash is not taken out of a drawer that should hold `expectedMinor`; null when it is.
 */
export function refuseCashOut(expectedMinor: number, outMinor: number): Sentence | null {
  if (outMinor <= expectedMinor) return null;
  const amount = amountInWords(Math.max(0, expectedMinor));
  return {
    en: `There are only ${amount.en} in the drawer. Please put cash in first, or give it back another way.`,
    ar: `لا يوجد في الصندوق سوى ${amount.ar}. يرجى إضافة النقد أولاً أو ردّ المبلغ بطريقة أخرى.`,
  };
}

export const DRAWER_CLOSED: Sentence = {
  en: 'This drawer is closed. Please open another one for money that comes now.',
  ar: 'أُغلق هذا الصندوق. يرجى فتح صندوق آخر للمبالغ الجديدة.',
};

export const NO_DRAWER: Sentence = {
  en: 'Please open the drawer of this branch first.',
  ar: 'يرجى فتح صندوق هذا الفرع أولاً.',
};

export const UNKNOWN_DRAWER: Sentence = {
  en: 'We do not know this drawer.',
  ar: 'لا نعرف هذا الصندوق.',
};
