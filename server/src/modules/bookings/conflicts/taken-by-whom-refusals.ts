import type { Sentence } from '../../../platform/language/sentence.ts';

/** The client who has the only resource suitable for a session; their session starts at `time` (`HH:MM`). */
export function resourceTakenBy(resource: string, name: string, time: string): Sentence {
  return {
    en: `${resource} is taken then by ${name}, from ${time}.`,
    ar: (named) =>
      `«${named(resource)}»: يوجد عليه حجز آخر في هذا الوقت باسم ${named(name)} من الساعة ${time}.`,
  };
}

/** The sentence that every resource of a kind is taken at a time. */
export function noneIsFree(kind: string): Sentence {
  // As a word in the sentence; an abbreviation stays one.
  const word = kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return {
    en: `No ${word} is free then.`,
    ar: (named) => `كل ما هو من نوع «${named(kind)}» محجوز في هذا الوقت.`,
  };
}

/** The refusal while somebody is about to book the time. */
export const HELD_NOW: Sentence = {
  en: 'Somebody is booking this time at the moment. Please try again in a few minutes.',
  ar: 'هذا الوقت قيد الحجز الآن. يرجى المحاولة مرة أخرى بعد دقائق.',
};

/** The client who has the time of a session now; their session starts at `time` (`HH:MM`). */
export function takenBy(name: string, time: string): Sentence {
  return {
    en: `This time is now booked for ${name}, from ${time}.`,
    ar: (named) => `هذا الوقت محجوز الآن باسم ${named(name)} من الساعة ${time}.`,
  };
}
