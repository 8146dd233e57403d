import type { Sentence } from '../../platform/language/sentence.ts';
import { amountInWords } from './rules.ts';

/** The day of the books that is opened on the studio's `today`: the next one once that is closed. */
export function dayToOpen(today: string, lastDay: string | undefined): string {
  if (lastDay === undefined || lastDay < today) return today;
  return Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
}

/** Cash that should be in a drawer, in fils. */
export function expectedIn(drawer: {
  readonly floatFils: number;
  readonly cashFils: number;
  readonly movedFils: number;
}): number {
  return drawer.floatFils + drawer.cashFils + drawer.movedFils;
}

/** Why a day cannot be closed like this; null when it can. */
export function refuseClosing(
  expectedFils: number,
  countedFils: number,
  reason: string,
): Sentence | null {
  const difference = countedFils - expectedFils;
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

export const DAY_CLOSED: Sentence = {
  en: 'This day is closed. Money that comes now goes into the next day.',
  ar: 'أُغلق هذا اليوم. تُقيَّد المبالغ الجديدة في اليوم التالي.',
};

export const NO_DRAWER: Sentence = {
  en: 'Please open the drawer of this branch first.',
  ar: 'يرجى فتح صندوق هذا الفرع أولاً.',
};

export const UNKNOWN_DRAWER: Sentence = {
  en: 'We do not know this drawer.',
  ar: 'لا نعرف هذا الصندوق.',
};
