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
/** How many times longer than the product's sentence a studio's may be, as its place is limited. */
export const SENTENCE_GROWS = 2;
/** Letters that a sentence may have even where the product's is short. */
export const SENTENCE_ROOM = 40;
