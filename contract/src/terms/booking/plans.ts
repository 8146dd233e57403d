/** Days before a renewal at which it is announced to the client. */
export const PLAN_TOLD_DAYS = 7;

/** The least hours between announcing a renewal and charging it. */
export const PLAN_TOLD_HOURS = 24;

/** When renewals are announced and charged, in minutes after midnight by the studio's clock. */
export const PLAN_RENEWED_MINUTE = 9 * 60;

/** Attempts to charge a renewal; after the last one the plan ends. */
export const PLAN_TRIES = 3;

/** Days between two attempts. */
export const PLAN_TRIED_EVERY_DAYS = 3;

/** The most days for which a plan can be paused. */
export const PLAN_PAUSED_DAYS = 180;

/** Payments for plans that a client may begin in a day: each opens a page of the provider. */
export const PLAN_PAGES_A_DAY = 10;
