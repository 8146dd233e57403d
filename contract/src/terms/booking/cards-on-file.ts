/** How often a client may begin to add a card in a day: each time opens a page of the provider. */
export const CARD_PAGES_A_DAY = 10;

/** Hours between telling a client of a fee and taking it. */
export const FEE_TOLD_HOURS = 24;

/** Minutes until a charge that the bank still works on is asked about again. */
export const CHARGE_ASKED_MINUTES = 30;
