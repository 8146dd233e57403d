/** The most that one amount of money may be, wherever one is told. */
export const MOST_AED = 1_000_000;
/** How much of a price the front desk may take off by itself; more takes a manager. */
export const DESK_REDUCTION_PERCENT = 15;
/** Up to so many AED an invoice does without the name of the client. */
export const SIMPLIFIED_UP_TO_AED = 10_000;
/** The most VAT that a studio can set: a slip of the finger is refused. */
export const MOST_VAT_PERCENT = 50;
