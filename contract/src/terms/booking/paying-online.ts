/** Minutes in which a client can pay; their time is held meanwhile. */
export const PAYMENT_MINUTES = 20;

/** Payments that a client may begin in a day: each holds a time and opens a page. */
export const PAYMENTS_A_DAY = 30;

/** Minutes from the beginning of an open payment at which the provider is asked about it. */
export const PAYMENT_ASKED_MINUTES = [1, 3, 6, 10, 15, PAYMENT_MINUTES] as const;

/** Seconds until a provider that did not answer is asked again. */
export const PROVIDER_ASKED_AGAIN_SECONDS = 60;

/** Minutes until the provider is asked again about a refund under way. */
export const REFUND_ASKED_MINUTES = 60;

/** Days without an answer of the bank after which a refund becomes a task of the desk. */
export const REFUND_LATE_DAYS = 3;

/** Minutes after its end at which a payment with an unknown outcome becomes a task of the desk. */
export const PAYMENT_STUCK_MINUTES = 30;

/** Days back for which disputes are looked up, in case a webhook was lost. */
export const DISPUTES_ASKED_DAYS = 150;

/** Days for which payouts are looked up again: a bank may refuse one later. */
export const PAYOUTS_ASKED_DAYS = 45;

/** Days for which a payment link is valid; requesting it again extends it by as many. */
export const PAYMENT_LINK_DAYS = 7;

/** The least that the provider takes beside a gift card. */
export const LEAST_PAID_ONLINE = 2;
