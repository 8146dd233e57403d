import { SAY_WHY, type Sentence } from '../../platform/language/sentence.ts';

/** Why a price was refused: in itself, or for this caller. */
export interface RefusedPrice {
  readonly status: 400 | 403;
  readonly sentence: Sentence;
}

/**
 * Why something that costs `listMinor` cannot be sold for `grossMinor`; null when it can. A price
 * only goes down, with a reason, and by more than `mostPercent` only by a manager.
 */
export function refusePrice(
  listMinor: number,
  grossMinor: number,
  by: { readonly reason: string; readonly mostPercent: number },
): RefusedPrice | null {
  if (grossMinor > listMinor) return { status: 400, sentence: NOT_MORE };
  if (grossMinor === listMinor) return null;
  if (by.reason === '') return { status: 400, sentence: SAY_WHY };
  const isSmall = (listMinor - grossMinor) * 100 <= listMinor * by.mostPercent;
  return isSmall ? null : { status: 403, sentence: byManager(by.mostPercent) };
}

function byManager(percent: number): Sentence {
  return {
    en: `Only a manager takes more than ${percent}% off.`,
    ar: `خصم أكثر من ${percent}% من صلاحية المدير فقط.`,
  };
}

const NOT_MORE: Sentence = {
  en: 'A price can only go down.',
  ar: 'لا يمكن رفع السعر، بل خفضه فقط.',
};
