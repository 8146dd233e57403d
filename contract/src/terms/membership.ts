/** Bought package minutes that unlock or renew a membership. */
export const MEMBERSHIP_MINUTES = 500;
/** The least and the most that a studio can set. */
export const MEMBERSHIP_MINUTES_BOUNDS = { least: 1, most: 10_000 } as const;
/** Months for which a purchase counts towards a membership. */
export const COUNTED_MONTHS = 12;
/** The member's discount on every booking and purchase. */
export const MEMBER_DISCOUNT_PERCENT = 10;
/** The bounds of the discount; a price is never reduced to zero. */
export const MEMBER_DISCOUNT_BOUNDS = { least: 1, most: 90 } as const;
/** Seconds for which the content of a card's QR code is valid, plus a little tolerance. */
export const PASS_LASTS_SECONDS = 60;
/** Member cards that one address may check in ten minutes. */
export const CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Hours before a member may request another code for the same discount. */
export const CODE_REQUEST_HOURS = 24;
/** Interactions with partner discounts recorded for one member in an hour. */
export const INTERACTIONS_AN_HOUR = 120;
/** Minutes for which the link to a card for Apple Wallet works. */
export const WALLET_LINK_LASTS_MINUTES = 60;
/** Telephones that keep one card in step; another takes the place of the oldest. */
export const MOST_WALLET_DEVICES = 10;
/** Telephones that are told at once that a card changed, and how long that may take. */
export const WALLET_PUSHES_AT_ONCE = 100;
export const WALLET_PUSH_WAITS_SECONDS = 20;
/** Requests of telephones about their cards that one address may send in ten minutes. */
export const WALLET_REQUESTS_FROM_ADDRESS_IN_TEN_MINUTES = 120;
