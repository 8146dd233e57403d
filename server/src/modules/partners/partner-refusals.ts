import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal for a discount that the caller cannot see. */
export const UNKNOWN_DISCOUNT: Sentence = {
  en: 'We do not know this discount.',
  ar: 'لا نعرف هذا الخصم.',
};
