/** Tiers that one rate of pay can have. */
export const MOST_PAY_TIERS = 10;
/** Services, and products, that one rate of pay can name with a share of their own. */
export const MOST_PAY_SHARES = 200;
/** Months after a closed one in which a change of it is still corrected. */
export const PAY_CORRECTED_MONTHS = 12;
