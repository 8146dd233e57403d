import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal for an unknown client named by the desk. */
export const UNKNOWN_CLIENT: Sentence = {
  en: 'We do not know this client.',
  ar: 'لا نعرف هذا العميل.',
};

/** The refusal for an unknown therapist. */
export const UNKNOWN_THERAPIST: Sentence = {
  en: 'We do not know this therapist.',
  ar: 'لا نعرف هذا المعالج.',
};
