/** Characters of a text of several sentences in requests and replies. */
export const LONGEST_PROSE = 4000;
