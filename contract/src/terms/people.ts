/** A package is shared by people of this age or older, in years. */
export const ADULT_YEARS = 18;
/** Characters of an e-mail address, and of what stands before its `@`. RFC 5321. */
export const EMAIL_LENGTH = { most: 254, mostBeforeAt: 64 } as const;
/** Words of a person's name that a mail says, as in `Maria de los Angeles` … */
export const NAME_WORDS_IN_MAIL = 4;
/** … of what is no name … */
export const ODD_WORDS_IN_MAIL = 2;
/** … and letters of one of them. */
export const WORD_LETTERS_IN_MAIL = 40;
