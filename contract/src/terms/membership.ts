/** Bought package minutes that unlock or renew a membership. */
export const MEMBERSHIP_MINUTES = 500;
/** Purchases count towards it for so many months. */
export const COUNTED_MONTHS = 12;
/** Off every booking and purchase of a member. */
export const MEMBER_DISCOUNT_PERCENT = 10;
/** What stands in the QR of a card is good for so long, and a little more. */
export const PASS_LASTS_SECONDS = 60;
/** Cards of members that one address may check in ten minutes. */
export const CARD_CHECKS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** A member may ask for another code of one discount once in so many hours. */
export const CODE_REQUEST_HOURS = 24;
/** What one member does with partners' discounts is noted so many times an hour. */
export const INTERACTIONS_AN_HOUR = 120;
