/** An access token is good for so many minutes. */
export const ACCESS_TOKEN_MINUTES = 15;
/** A session ends when it was not refreshed for so many days … */
export const SESSION_IDLE_DAYS = 30;
/** … and so many days after it began, however often it was. */
export const SESSION_LASTS_DAYS = 90;
/** A refresh token that was replaced is good for so long still: two tabs ask at the same time. */
export const REFRESH_GRACE_SECONDS = 10;
/** A one-time code has so many digits … */
export const CODE_DIGITS = 6;
/** … and is good for so many minutes. */
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
/** Codes that one address may ask for in ten minutes: all who are in the studio share one address. */
export const CODES_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Wrong codes that one address may enter in ten minutes, for all accounts together. */
export const WRONG_CODES_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Registrations from one address in ten minutes. */
export const REGISTRATIONS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** Links to a known client's account that one address may try in ten minutes. */
export const CLAIMS_FROM_ADDRESS_IN_TEN_MINUTES = 60;
/** A browser is known to an account for so many days after it signed in. */
export const DEVICE_KNOWN_DAYS = 180;
/** A browser that has only asked for a code is remembered for so many hours. */
export const DEVICE_ASKING_HOURS = 24;
/** So many accounts know one browser at the same time; the one that signed in least lately goes. */
export const ACCOUNTS_ON_A_DEVICE = 8;
/** A link by which a client whom the desk knows by telephone comes to sign in is good for so many days. */
export const CLAIM_LASTS_DAYS = 3;

/**
 * Clocks of two processes, or one before and after it is set right, are so many minutes apart at most: what
 * ends later than that was given out by a clock that ran ahead.
 */
export const CLOCKS_APART_MINUTES = 5;

/**
 * Whether what is good for some minutes and ends at `endsAt` is good now. What ends later than it could was
 * given out by a clock that ran ahead, and would be good for as long as that was ahead.
 */
export function isGoodNow(endsAt: Date, lastsMinutes: number, now: Date): boolean {
  const leftMs = endsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= (lastsMinutes + CLOCKS_APART_MINUTES) * 60_000;
}
