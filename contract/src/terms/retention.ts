// How long is kept what nobody needs any more. Who deletes it: server/src/retention.ts.

/** A registration whose address nobody proved with a code, in days. */
export const UNVERIFIED_STAYS_DAYS = 7;
/** A session that was ended early stays so many days for whoever looks into it. */
export const ENDED_SESSION_STAYS_DAYS = 30;
/** So many hours the same Idempotency-Key gives the same reply. */
export const REPLY_STAYS_HOURS = 48;
/** An invitation that nobody accepted, in days after its link ended or it was taken back. */
export const INVITATION_STAYS_DAYS = 30;
/** To whom a mail went, and its subject, in days after it was written. */
export const MAIL_STAYS_DAYS = 90;
/** What members did with partners' discounts, and their wishes for codes, in days. */
export const INTERACTION_STAYS_DAYS = 365;
/** A picture that no account shows, in days. */
export const UNUSED_PICTURE_STAYS_DAYS = 1;
/** A job that failed for good, in days. */
export const FAILED_JOB_STAYS_DAYS = 30;
/** Clients who did nothing for so many years are forgotten; their books stay without a name. */
export const BOOKS_STAY_YEARS = 7;
/** How often within an hour a client may have everything that is kept about them. */
export const MOST_EXPORTS_AN_HOUR = 10;
