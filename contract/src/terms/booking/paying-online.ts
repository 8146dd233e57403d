/** How long a client may take to pay; their time is held for so long. */
export const PAYMENT_MINUTES = 20;

/** How many payments a client may begin in a day: each holds a time and opens a page. */
export const PAYMENTS_A_DAY = 30;

/** Minutes after which the provider is asked about an open payment, counted from its beginning. */
export const PAYMENT_ASKED_MINUTES = [1, 3, 6, 10, 15, PAYMENT_MINUTES] as const;

/** How long it takes until a provider that did not answer is asked again. */
export const PROVIDER_ASKED_AGAIN_SECONDS = 60;

/** How long it takes until money that is on its way back is asked about again. */
export const REFUND_ASKED_MINUTES = 60;

/** How long after its end a payment of which nobody knows what became is a task of the desk. */
export const PAYMENT_STUCK_MINUTES = 30;

/** For how many days disputes are asked for that the provider did not tell of. */
export const DISPUTES_ASKED_DAYS = 150;

/** For how many days payouts are asked about again: a bank may refuse one later. */
export const PAYOUTS_ASKED_DAYS = 45;

/** How long a link for paying what is owed works; asked for again it lasts as long once more. */
export const PAYMENT_LINK_DAYS = 7;
