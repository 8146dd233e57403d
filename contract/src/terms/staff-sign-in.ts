// How the team signs in.

/** Digits of a PIN … */
export const PIN_DIGITS = 6;
/** … and wrong PINs after which its owner has to sign in fully. */
export const PIN_TRIES = 5;
/** Recovery codes issued together, each valid once. */
export const RECOVERY_CODES = 10;
/** Letters and digits of a recovery code. */
export const RECOVERY_CODE_LETTERS = 10;
/** Wrong second-factor codes for one account, and the minutes in which they are counted. */
export const WRONG_SECOND_FACTORS = 10;
export const WRONG_SECOND_FACTORS_MINUTES = 15;
/** Minutes for which the challenge for a passkey is valid. */
export const CHALLENGE_LASTS_MINUTES = 5;
