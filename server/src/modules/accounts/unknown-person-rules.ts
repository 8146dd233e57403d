import type { Sentence } from '../../platform/language/sentence.ts';

/** Said of a client whom the desk names and whom there is not. */
export const UNKNOWN_CLIENT: Sentence = {
  en: 'We do not know this client.',
  ar: 'لا نعرف هذا العميل.',
};

/** Said of a therapist whom the studio does not have. */
export const UNKNOWN_THERAPIST: Sentence = {
  en: 'We do not know this therapist.',
  ar: 'لا نعرف هذا المعالج.',
};
