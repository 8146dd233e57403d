/** The most that one amount of money may be, wherever one is told. */
export const MOST_AED = 1_000_000;
/** How much of a price the front desk may take off by itself; more takes a manager. */
export const DESK_REDUCTION_PERCENT = 15;
/** Up to so many AED an invoice does without the name of the client. */
export const SIMPLIFIED_UP_TO_AED = 10_000;
/** Smallest coins that a studio can round cash to, in fils; 1: cash is not rounded. */
export const CASH_COINS_FILS = [1, 25, 50, 100] as const;
/** The most VAT that a studio can set: a slip of the finger is refused. */
export const MOST_VAT_PERCENT = 50;
