/** The fewest letters and digits that a search for a client needs. */
export const SHORTEST_SEARCH = 2;
/** Words of a search that count: more do not tell two clients apart. */
export const SEARCHED_WORDS = 4;
/**
 * Shorter parts occur in too many words and have no trigram: they only match the beginning of a
 * word.
 */
export const SHORTEST_PART = 3;
/** Fewer digits occur in many people's numbers and do not identify anyone. */
export const WHOLE_NUMBER_DIGITS = 7;
