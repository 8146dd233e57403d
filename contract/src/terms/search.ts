/** Letters and digits that a client is looked up by at least. */
export const SHORTEST_SEARCH = 2;
/** Words that are looked for: more tell no two clients apart. */
export const SEARCHED_WORDS = 4;
/** Shorter parts are in too many words, and have no trigram: words have to begin with them. */
export const SHORTEST_PART = 3;
/** Fewer digits are in the numbers of many people, and do not say whose they are. */
export const WHOLE_NUMBER_DIGITS = 7;
