import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal of what needs a provider, in a studio without one. */
export const NOT_ONLINE: Sentence = {
  en: 'Paying online is not set up yet.',
  ar: 'الدفع عبر الإنترنت غير مُعدّ بعد.',
};
/** The refusal while the provider cannot be reached. */
export const NO_ANSWER: Sentence = {
  en: 'The payment provider does not answer at the moment. Please try again in a minute.',
  ar: 'مزوّد الدفع لا يستجيب حالياً. يرجى المحاولة بعد دقيقة.',
};
