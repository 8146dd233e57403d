// How the team signs in.

/** A PIN has so many digits … */
export const PIN_DIGITS = 6;
/** … and after so many wrong ones its owner signs in the full way. */
export const PIN_TRIES = 5;
/** So many recovery codes are given out, each good once. */
export const RECOVERY_CODES = 10;
/** Letters and digits of a recovery code. */
export const RECOVERY_CODE_LETTERS = 10;
/** Wrong codes of the second factor for one account in so many minutes. */
export const WRONG_SECOND_FACTORS = 10;
export const WRONG_SECOND_FACTORS_MINUTES = 15;
/** What a passkey is asked to sign is good for so many minutes. */
export const CHALLENGE_LASTS_MINUTES = 5;
