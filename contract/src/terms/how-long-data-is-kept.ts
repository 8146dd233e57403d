// How long data is kept that nobody needs any more. Deleted by server/src/what-purges-each-table.ts.

/** Days until a registration is deleted whose address nobody proved with a code. */
export const UNVERIFIED_STAYS_DAYS = 7;
/** Days for which a session that ended early is kept for investigation. */
export const ENDED_SESSION_STAYS_DAYS = 30;
/** Hours for which the same Idempotency-Key returns the same reply. */
export const REPLY_STAYS_HOURS = 48;
/** How long we know that a provider has told us something: it repeats itself for days. */
export const PROVIDER_EVENT_STAYS_DAYS = 90;
/** How long the request of a payment that is over stays, in case its money still comes. */
export const UNPAID_REQUEST_STAYS_DAYS = 7;
/** Days for which an unaccepted invitation is kept after its link expired or was withdrawn. */
export const INVITATION_STAYS_DAYS = 30;
/** Days for which an entry of the waiting list is kept after its last day. */
export const WAITING_STAYS_DAYS = 30;
/** Days for which it is known to whom a mail or message went, what it was about, and what became of it. */
export const MAIL_STAYS_DAYS = 90;
/**
 * Days for which members' interactions with partner discounts, and their requests for codes, are
 * kept.
 */
export const INTERACTION_STAYS_DAYS = 365;
/** Days until a picture is deleted that no account shows. */
export const UNUSED_PICTURE_STAYS_DAYS = 1;
/** Days until a job is deleted that failed for good. */
export const FAILED_JOB_STAYS_DAYS = 30;
/** Years of inactivity after which clients are erased; their books stay without a name. */
export const BOOKS_STAY_YEARS = 7;
/** Data exports that a client may request in an hour. */
export const MOST_EXPORTS_AN_HOUR = 10;
