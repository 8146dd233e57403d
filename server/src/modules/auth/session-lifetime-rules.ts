import {
  isGoodNow,
  REFRESH_GRACE_SECONDS,
  SESSION_IDLE_DAYS,
  SESSION_LASTS_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';

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
