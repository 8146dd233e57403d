/** Letters and digits of a code, in groups; none of them is taken for another one. */
export const GIFT_CARD_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** How many letters and digits a code has: 80 random bits. */
export const GIFT_CARD_CODE_LENGTH = 16;
/** How many unknown codes a client may type in a day. */
export const WRONG_GIFT_CARDS_A_DAY = 10;
/** The same of a network address. */
export const WRONG_GIFT_CARDS_FROM_ADDRESS_A_DAY = 30;
/** The same of all clients together. */
export const ALL_WRONG_GIFT_CARDS_A_DAY = 1000;
/** The same of somebody at the desk. */
export const WRONG_GIFT_CARDS_AT_DESK_A_DAY = 100;
/** How many cards a client keeps with their account. */
export const GIFT_CARDS_OF_ACCOUNT = 50;
/** The minute of the day at which a card is sent by mail. */
export const GIFT_CARD_SENT_MINUTE = 9 * 60;
/** How many days ahead a card may be sent. */
export const GIFT_CARD_SENT_AHEAD_DAYS = 366;
/** The most proposed amounts. */
export const MOST_GIFT_CARD_AMOUNTS = 8;
/** The longest greeting on a card: it fits on its face. */
export const LONGEST_GIFT_MESSAGE = 300;
/** The longest name on a card. */
export const LONGEST_GIFT_NAME = 80;
