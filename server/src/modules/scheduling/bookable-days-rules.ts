import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';

/** Half-open part of a day of the studio, in its minutes, also past the next midnight. */
export interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** The holder of a time: what a browser holds stays its own when its session has expired. */
export interface Holder {
  /** Null: nobody is signed in. */
  readonly accountId: number | null;
  /** Null: it holds nothing. */
  readonly browser: string | null;
}

/** When and as whom somebody views a diary: what others then hold is taken. */
export interface DiaryViewer {
  readonly now: Date;
  readonly holder: Holder;
}

/** The same, and how many days after today the diary is open for them. */
export interface DiaryWindow extends DiaryViewer {
  readonly daysAhead: number;
  /** Left out: no package bounds the days. */
  readonly cover?: Cover;
  /** The present start of the session that is being moved, which is not offered. */
  readonly present?: PresentStart;
}

/** The therapist, branch and start of a session now. */
export interface PresentStart {
  readonly therapistId: number;
  readonly locationCode: string;
  readonly startsAt: Date;
}

/** The days that the package of the session being moved allows. */
export interface Cover {
  /** The midnight that ends its last day of use; null: it does not expire. */
  readonly end: Date | null;
  /** Midnights that begin the days which have the one session of an unlimited package. */
  readonly taken: readonly Date[];
}

/** Why a day offers nothing to the caller, whoever works then. */
export type NotOpen = 'beyond' | 'package_ended' | 'package_used' | 'service_retired';

/** Why the diary is not open on the day that begins at `midnight`; null when it is. */
export function notOpenOn(midnight: Date, { now, daysAhead, cover }: DiaryWindow): NotOpen | null {
  if (cover?.end && midnight >= cover.end) return 'package_ended';
  if (isBeyondDiary(minutesFrom(midnight, now), daysAhead)) return 'beyond';
  const isTaken = cover?.taken.some((day) => day.getTime() === midnight.getTime());
  return isTaken ? 'package_used' : null;
}

/** Minutes from a midnight to an instant, negative before it. */
export function minutesFrom(midnight: Date, instant: Date): number {
  return (instant.getTime() - midnight.getTime()) / 60_000;
}

/** An account as a holder, in any of its browsers. */
export function accountHolder(accountId: number): Holder {
  return { accountId, browser: null };
}

/**
 * Whether the diary is not yet open for a day, `nowMinute` being the minutes from its midnight to
 * now. This one bound applies to every offer and every booking.
 */
export function isBeyondDiary(nowMinute: number, daysAhead: number): boolean {
  return nowMinute < -daysAhead * DAY_MINUTES;
}
