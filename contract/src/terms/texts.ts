/** Characters of a text of several sentences, as calls take and answer it. */
export const LONGEST_PROSE = 4000;
