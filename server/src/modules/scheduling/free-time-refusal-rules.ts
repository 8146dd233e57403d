import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal for an appointment that the caller cannot see. */
export const UNKNOWN_APPOINTMENT: Sentence = {
  en: 'We do not know this appointment.',
  ar: 'لا نعرف هذا الموعد.',
};

/** The refusal when someone else was faster, whether the rules or the database notice. */
export const NO_LONGER_FREE: Sentence = {
  en: 'This time is no longer free. Please choose another.',
  ar: 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.',
};
