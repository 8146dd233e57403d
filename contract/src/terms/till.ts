/** The largest single amount of money, wherever one is given. */
export const MOST_AMOUNT = 1_000_000;
/**
 * The largest reduction of a price, in percent, that the front desk can give; a larger one needs a
 * manager.
 */
export const DESK_REDUCTION_PERCENT = 15;
/** The least and the most that a studio can set. */
export const DESK_REDUCTION_BOUNDS = { least: 0, most: 100 } as const;
/** The amount in the studio's currency up to which an invoice needs no client name. */
export const SIMPLIFIED_UP_TO = 10_000;
/** The bounds of that amount: by law an invoice above AED 10,000 names its client. */
export const SIMPLIFIED_BOUNDS = { least: 0, most: 10_000 } as const;
/** The bounds of the coin in minor units that cash is rounded to; 1: it is not rounded. */
export const CASH_COIN_BOUNDS = { least: 1, most: 100 } as const;
/** The highest rate of VAT that a studio can set, to catch slips of the finger. */
export const MOST_VAT_PERCENT = 50;
/** The most pieces of a product in one entry, to catch slips of the finger and of the scanner. */
export const MOST_PIECES = 100_000;
/** The latest entries of a product's stock that are shown. */
export const STOCK_HISTORY = 200;
/** The till lists products by how many of them the branch sold in these days. */
export const SOLD_LATELY_DAYS = 90;
