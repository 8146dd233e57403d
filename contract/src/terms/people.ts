/** Minimum age in years for sharing a package. */
export const ADULT_YEARS = 18;
/** Characters of an e-mail address, and of the part before its `@`. RFC 5321. */
export const EMAIL_LENGTH = { most: 254, mostBeforeAt: 64 } as const;
/** Words of a person's name that a mail repeats, as in `Maria de los Angeles` … */
export const NAME_WORDS_IN_MAIL = 4;
/** … when it does not look like a name … */
export const ODD_WORDS_IN_MAIL = 2;
/** … and letters of each word. */
export const WORD_LETTERS_IN_MAIL = 40;
