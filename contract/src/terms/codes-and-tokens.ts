/** Minutes for which an access token is valid. */
export const ACCESS_TOKEN_MINUTES = 15;
/** Days after its last refresh at which a session ends … */
export const SESSION_IDLE_DAYS = 30;
/** … and days after its beginning, however often it was refreshed. */
export const SESSION_LASTS_DAYS = 90;
/**
 * Seconds for which a replaced refresh token stays valid, since two tabs may refresh at the same
 * time.
 */
export const REFRESH_GRACE_SECONDS = 10;
/** Digits of a one-time code … */
export const CODE_DIGITS = 6;
/** … and the minutes for which it is valid. */
export const CODE_LASTS_MINUTES = 10;
/** How many of the newest codes requested by one browser stay valid. */
export const LIVE_CODES = 2;
/** Wrong attempts after which a code is no longer valid. */
export const TRIES_PER_CODE = 5;
/** Wrong codes a day for one account from one known device, or else from one address … */
export const WRONG_CODES_A_DAY = 10;
/** … and for one account from all addresses together, known devices excluded. */
export const STRANGERS_WRONG_CODES_A_DAY = 30;
/** Codes sent in ten minutes for one account to one known device, or else to one address. */
export const CODES_IN_TEN_MINUTES = 10;
/** Codes sent a day for one account to one known device. */
export const CODES_A_DAY = 30;
/** Codes sent a day for one account to one address … */
export const STRANGERS_CODES_A_DAY = 20;
/** … and to all addresses together, known devices excluded. */
export const ALL_STRANGERS_CODES_A_DAY = 60;
/** Codes requested from one address in ten minutes: everyone in the studio shares an address. */
export const CODES_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Wrong codes from one address in ten minutes, for all accounts together. */
export const WRONG_CODES_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Registrations from one address in ten minutes. */
export const REGISTRATIONS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Attempts from one address in ten minutes to open links from the desk. */
export const CLAIMS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Days after signing in for which an account knows a browser. */
export const DEVICE_KNOWN_DAYS = 180;
/** Hours for which a browser is remembered that has only requested a code. */
export const DEVICE_ASKING_HOURS = 24;
/** Accounts that can know one browser at a time; the one with the oldest sign-in is dropped. */
export const ACCOUNTS_ON_A_DEVICE = 8;
/** Days for which the link is valid with which a client known by telephone sets up signing in. */
export const CLAIM_LASTS_DAYS = 3;

/**
 * Largest assumed difference in minutes between the clocks of two processes, or of one before and
 * after it was corrected. An end later than that was set by a clock that ran ahead.
 */
export const CLOCKS_APART_MINUTES = 5;

/**
 * Whether something that is valid for a few minutes and ends at `endsAt` is valid now. An end that
 * is too far ahead was set by a clock that ran ahead; it would be valid for as long as the clock
 * was wrong.
 */
export function isGoodNow(endsAt: Date, lastsMinutes: number, now: Date): boolean {
  const leftMs = endsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= (lastsMinutes + CLOCKS_APART_MINUTES) * 60_000;
}
