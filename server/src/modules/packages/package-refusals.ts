import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal of a package that is not for sale. */
export const NOT_SOLD: Sentence = {
  en: 'This package is not offered any more.',
  ar: 'هذه الباقة لم تعد معروضة.',
};
/** The refusal to change the minutes of an unlimited package. */
export const UNLIMITED: Sentence = {
  en: 'This package is unlimited.',
  ar: 'هذه الباقة غير محدودة.',
};
