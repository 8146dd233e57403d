import {
  CODE_DIGITS,
  CODE_LASTS_MINUTES,
  isGoodNow,
  LIVE_CODES,
  REFRESH_GRACE_SECONDS,
  SESSION_IDLE_DAYS,
  SESSION_LASTS_DAYS,
  TRIES_PER_CODE,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';

/** A code with leading zeros, from a uniform random number. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, '0');
}

/** A stored code, with the wrong attempts of the present caller. */
export interface StoredCode {
  readonly expiresAt: Date;
  readonly wrongTries: number;
}

/** A caller's codes that can still be tried, whatever was typed, newest first. */
export function liveCodes<Code extends StoredCode>(codes: readonly Code[], now: Date): Code[] {
  return codes
    .slice(0, LIVE_CODES)
    .filter(
      ({ expiresAt, wrongTries }) =>
        isGoodNow(expiresAt, CODE_LASTS_MINUTES, now) && wrongTries < TRIES_PER_CODE,
    );
}

/** What happens to a session whose refresh token was presented. */
export type RefreshVerdict = 'fresh' | 'grace' | 'over' | 'used twice';

/**
 * Judges a known refresh token. An old one means that two parties have it, so the whole session is
 * not trusted, unless it is the parent of the newest and was replaced within the grace period.
 */
export function judgeRefresh(
  token: {
    expiresAt: Date;
    replacedAt: Date | null;
    /** True once a child of this token was itself replaced. */
    hasGrandchildren: boolean;
  },
  session: { endsAt: Date; endedAt: Date | null },
  now: Date,
): RefreshVerdict {
  const isOver = !isGoodNow(session.endsAt, SESSION_LASTS_DAYS * DAY_MINUTES, now);
  if (session.endedAt !== null || isOver) return 'over';
  if (token.replacedAt === null)
    return isGoodNow(token.expiresAt, SESSION_IDLE_DAYS * DAY_MINUTES, now) ? 'fresh' : 'over';
  const replacedForMs = now.getTime() - token.replacedAt.getTime();
  const inGrace = replacedForMs < REFRESH_GRACE_SECONDS * 1000 && !token.hasGrandchildren;
  return inGrace ? 'grace' : 'used twice';
}

export function sessionEndsAt(now: Date): Date {
  return daysAfter(now, SESSION_LASTS_DAYS);
}

/** When a refresh token issued now expires. */
export function tokenExpiresAt(session: { endsAt: Date }, now: Date): Date {
  const idleAt = daysAfter(now, SESSION_IDLE_DAYS);
  return new Date(Math.min(idleAt.getTime(), session.endsAt.getTime()));
}

function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MINUTES * 60_000);
}
