/** Where the sentences of the pages are said, in the order in which a visitor meets them. */
export const SENTENCE_PAGES = [
  'home',
  'membership',
  'booking',
  'policies',
  'sign_in',
  'profile',
  'frame',
  'other',
] as const;
export type SentencePage = (typeof SENTENCE_PAGES)[number];

/** The most letters that any sentence can have. */
export const LONGEST_SENTENCE = 1000;
/** A sentence has a place on the page: at most so many times the letters of the product's … */
export const SENTENCE_GROWS = 2;
/** … and always as many as this. */
export const SENTENCE_ROOM = 40;
