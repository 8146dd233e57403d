import type { Sentence } from '../../platform/language/sentence.ts';

/** The refusal when someone else was faster, whether the rules or the database notice. */
export const NO_LONGER_FREE: Sentence = {
  en: 'This time is no longer free. Please choose another.',
  ar: 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.',
};

/** The refusal when no therapist is left for a time with any therapist. */
export const NOBODY_FREE: Sentence = {
  en: 'Nobody is free at this time. Please choose another.',
  ar: 'لا يوجد معالج متاح في هذا الوقت. يرجى اختيار وقت آخر.',
};
