/** Every number of policy, once: the server acts by them, and pages and mails name them. */

// Retention: how long is kept what nobody needs any more. Who deletes it: server/src/retention.ts.

/** A registration whose address nobody proved with a code, in days. */
export const UNVERIFIED_STAYS_DAYS = 7;
/** A session that was ended early stays so many days for whoever looks into it. */
export const ENDED_SESSION_STAYS_DAYS = 30;
/** So many hours the same Idempotency-Key gives the same reply. */
export const REPLY_STAYS_HOURS = 48;
/** An invitation that nobody accepted, in days after its link ended or it was taken back. */
export const INVITATION_STAYS_DAYS = 30;
/** So many days a mail is tried to be sent, unless it is of no use before that; then what it says goes. */
export const MAIL_TRIED_DAYS = 3;
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

// Booking.

/** How many days after today the diary is open. */
export const BOOKABLE_DAYS_AHEAD = 180;
/** So many days further ahead it is open for members: their priority booking. */
export const MEMBER_DAYS_AHEAD_MORE = 30;
/** Sessions to come that one client may have booked online, those from a package not counted. */
export const MOST_OPEN_SESSIONS = 12;
/** Sessions of one client that may go on at the same time: one's own and a friend's. */
export const MOST_SESSIONS_AT_ONCE = 2;
/** A free time starts at whole multiples of so many minutes after the branch opens. */
export const GRID_MINUTES = 30;
/** The longest session from a package; of single services the catalogue says how long they are. */
export const LONGEST_SESSION_MINUTES = 180;
/** The shortest one, and the step in which its length is chosen. */
export const SHORTEST_SESSION_MINUTES = 5;
export const SESSION_STEP_MINUTES = 5;
/** How long a session of an unlimited package is until the client says otherwise. */
export const UNLIMITED_MINUTES = 60;
/** An unlimited package runs so many days from the day it is bought. */
export const UNLIMITED_DAYS = 30;
/** With so few minutes left its owner is told. */
export const LOW_MINUTES = 60;

/** How often within an hour a client may have everything that is kept about them. */
export const MOST_EXPORTS_AN_HOUR = 10;
/** Until so many hours before its start a session can be cancelled or moved for nothing. */
export const FREE_HOURS = 3;

// Membership.

/** Bought package minutes that unlock or renew a membership. */
export const MEMBERSHIP_MINUTES = 500;
/** Off every booking and purchase of a member. */
export const MEMBER_DISCOUNT_PERCENT = 10;
/** What stands in the QR of a card is good for so long, and a little more. */
export const PASS_LASTS_SECONDS = 60;

// Signing in.

/** An access token is good for so many minutes. */
export const ACCESS_TOKEN_MINUTES = 15;
/** A session ends when it was not refreshed for so many days … */
export const SESSION_IDLE_DAYS = 30;
/** … and so many days after it began, however often it was. */
export const SESSION_LASTS_DAYS = 90;
/** A refresh token that was replaced is good for so long still: two tabs ask at the same time. */
export const REFRESH_GRACE_SECONDS = 10;

/** A one-time code is good for so many minutes. */
export const CODE_LASTS_MINUTES = 10;
/** Of the codes that one browser asked for, so many of the newest are good. */
export const LIVE_CODES = 2;
/** Wrong tries after which a code is dead. */
export const TRIES_PER_CODE = 5;
/** Wrong codes in a day for one account from one device that it knows, or else from one address. */
export const WRONG_CODES_A_DAY = 10;
/** … and for one account from all addresses together, devices that it knows left out. */
export const STRANGERS_WRONG_CODES_A_DAY = 30;
/** Codes sent in ten minutes for one account to one device that it knows, or else to one address. */
export const CODES_IN_TEN_MINUTES = 10;
/** Codes sent in a day for one account to one device that it knows. */
export const CODES_A_DAY = 30;
/** Codes sent in a day for one account to one address … */
export const STRANGERS_CODES_A_DAY = 20;
/** … and to all addresses together, devices that it knows left out. */
export const ALL_STRANGERS_CODES_A_DAY = 60;
/** A browser is known to an account for so many days after it signed in. */
export const DEVICE_KNOWN_DAYS = 180;
/** A browser that has only asked for a code is remembered for so many hours. */
export const DEVICE_ASKING_HOURS = 24;
/** So many accounts know one browser at the same time; the one that signed in least lately goes. */
export const ACCOUNTS_ON_A_DEVICE = 8;

// Invitations.

/** The link of an invitation is good for so many days. */
export const INVITATION_DAYS = 14;

/** Invitations to share packages that one owner may send in a day. */
export const INVITATIONS_A_DAY = 10;
/** … of them to addresses that have no account: mail to people whom nobody here knows. */
export const INVITATIONS_TO_STRANGERS_A_DAY = 5;
/** … and that one address may get, from everybody together. */
export const INVITATIONS_TO_ONE_A_DAY = 5;

// Partners.

/** A member may ask for another code of one discount once in so many hours. */
export const CODE_REQUEST_HOURS = 24;

/** What one member does with partners' discounts is noted so many times an hour. */
export const INTERACTIONS_AN_HOUR = 120;

// Uploads.

/** Pictures that are taken in at the same time, from everybody together: what they hold is memory. */
export const MOST_UPLOADS_AT_ONCE = 8;
/** The most megabytes of one picture … */
export const MOST_UPLOAD_MB = 5;
/** … and bytes. */
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MB * 1024 * 1024;

// The studio.

/** What a new studio says of itself; also what a page shows before the server has answered, so that nothing jumps. */
export const defaultStudio = {
  brand: 'Limber',
  legal_name: 'Limber Stretch & Recovery',
  tagline: 'Premier stretching and recovery services in Dubai since 2020',
  phone: '+971 4 000 0000',
  chat_number: '97140000000',
  chat_greeting: 'Hello Limber, I have a question.',
  email: 'hello@limber.example',
  instagram_url: 'https://instagram.com/limber.example',
  address: 'Al Warqa Mall, Tripoli st, Dubai',
};
