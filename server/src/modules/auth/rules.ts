export const CODE_DIGITS = 6;
export const CODE_LASTS_MINUTES = 10;
export const TRIES_PER_CODE = 5;
/** A session ends when it was not refreshed for so long … */
export const SESSION_IDLE_DAYS = 30;
/** … and after so long in any case. */
export const SESSION_LASTS_DAYS = 90;
/** Tabs that refresh at the same moment all hold the same parent token. */
export const REFRESH_GRACE_SECONDS = 10;

const DAY_MINUTES = 24 * 60;

/** What keeps the mail to one account within reason; a wrong code may always be followed by a new one. */
export function codeRequestLimits(email: string) {
  return [
    { key: `codes for ${email} in ten minutes`, most: 10, perMinutes: 10 },
    { key: `codes for ${email} in a day`, most: 30, perMinutes: DAY_MINUTES },
  ];
}

/** Sixty, because everybody in the studio shares one address. */
export function codeRequestsFrom(address: string) {
  return { key: `codes asked from ${address}`, most: 60, perMinutes: 10 };
}

/** New codes do not set it back: ten guesses a day at a million codes, however many are sent. */
export function wrongCodesFor(email: string) {
  return { key: `wrong codes for ${email}`, most: 10, perMinutes: DAY_MINUTES };
}

export const TOO_MANY_WRONG_CODES =
  'Too many wrong codes were entered today. Please try again tomorrow or call us.';

/** Stops one caller from trying its luck across many accounts. */
export function wrongCodesFrom(address: string) {
  return { key: `wrong codes from ${address}`, most: 60, perMinutes: 10 };
}

export function registrationsFrom(address: string) {
  return { key: `registrations from ${address}`, most: 60, perMinutes: 10 };
}

/** Six digits, leading zeros included, from a uniform number below a million. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, '0');
}

/** Can this code still be tried at all, whatever was typed? */
export function canBeTried(code: { expiresAt: Date; wrongTries: number }, now: Date): boolean {
  return code.expiresAt > now && code.wrongTries < TRIES_PER_CODE;
}

/** What is to become of a session whose token was shown. */
export type RefreshVerdict = 'fresh' | 'grace' | 'over' | 'used twice';

/**
 * Judges a known refresh token. An old one means that two hold it, so the whole session is not to be
 * trusted, unless it is the parent of the newest and was replaced within the grace.
 */
export function judgeRefresh(
  token: {
    expiresAt: Date;
    replacedAt: Date | null;
    /** True once a child of this token was replaced in its turn. */
    hasGrandchildren: boolean;
  },
  session: { endsAt: Date; endedAt: Date | null },
  now: Date,
): RefreshVerdict {
  if (session.endedAt !== null || session.endsAt <= now) return 'over';
  if (token.replacedAt === null) return token.expiresAt > now ? 'fresh' : 'over';
  const replacedForMs = now.getTime() - token.replacedAt.getTime();
  const inGrace = replacedForMs < REFRESH_GRACE_SECONDS * 1000 && !token.hasGrandchildren;
  return inGrace ? 'grace' : 'used twice';
}

export function sessionEndsAt(now: Date): Date {
  return daysAfter(now, SESSION_LASTS_DAYS);
}

/** When a refresh token given out now stops to be good. */
export function tokenExpiresAt(session: { endsAt: Date }, now: Date): Date {
  const idleAt = daysAfter(now, SESSION_IDLE_DAYS);
  return new Date(Math.min(idleAt.getTime(), session.endsAt.getTime()));
}

function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MINUTES * 60_000);
}
