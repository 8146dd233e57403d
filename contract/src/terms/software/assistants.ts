/** Days for which an assistant may act for somebody who let it in. */
export const ASSISTANT_LASTS_DAYS = 90;
/** Minutes for which one key of an assistant is accepted; then it asks for the next. */
export const ASSISTANT_KEY_MINUTES = 60;
/** Minutes within which an assistant exchanges the code that it was given. */
export const ASSISTANT_CODE_MINUTES = 5;
/** Assistants that may register from one address in ten minutes. */
export const ASSISTANTS_FROM_ADDRESS_IN_TEN_MINUTES = 20;
/** Exchanges of codes and keys from one address in ten minutes. */
export const EXCHANGES_FROM_ADDRESS_IN_TEN_MINUTES = 120;
/** Days after which an assistant that nobody let in is forgotten. */
export const IDLE_ASSISTANT_STAYS_DAYS = 7;
/** Longest address, in characters, to which an assistant has its person sent back. */
export const LONGEST_REDIRECT = 1000;
