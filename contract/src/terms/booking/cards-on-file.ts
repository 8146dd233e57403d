/** Cards that a client may begin to add in a day: each opens a page of the provider. */
export const CARD_PAGES_A_DAY = 10;

/** Hours between announcing a fee to a client and charging it. */
export const FEE_TOLD_HOURS = 24;

/** Minutes until the provider is asked again about a charge that the bank has not decided. */
export const CHARGE_ASKED_MINUTES = 30;
