/** Days before a renewal on which its client is told. */
export const PLAN_TOLD_DAYS = 7;

/** Hours that lie at least between telling of a renewal and taking it. */
export const PLAN_TOLD_HOURS = 24;

/** When a plan is told of and renewed, in minutes after midnight by the studio's clock. */
export const PLAN_RENEWED_MINUTE = 9 * 60;

/** How often the card is tried for a renewal; after the last try the plan ends. */
export const PLAN_TRIES = 3;

/** Days from one try to the next. */
export const PLAN_TRIED_EVERY_DAYS = 3;

/** How many days a plan can be paused at most. */
export const PLAN_PAUSED_DAYS = 180;

/** How often a client may begin to pay for a plan in a day: each time opens a page of the provider. */
export const PLAN_PAGES_A_DAY = 10;
