import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';

const ENDS_MINUTE = DAY_BEGINS_MINUTE + DAY_MINUTES;

/** Whether a minute lies in today, which runs from six to six. */
export function isOfToday(nowMinute: number): boolean {
  return nowMinute >= DAY_BEGINS_MINUTE && nowMinute < ENDS_MINUTE;
}

/**
 * Whether a therapist may report sick: for today, or for the next day after a night at work or in
 * bed, unless recorded time off covers the rest of their work.
 */
export function mayBeSick({ shifts, sessions, off }: Work, nowMinute: number): boolean {
  if (!isOfToday(nowMinute) && !isOfToday(nowMinute + DAY_MINUTES)) return false;
  const work = [...shifts, ...sessions];
  const whole = [{ from_minute: DAY_BEGINS_MINUTE, to_minute: ENDS_MINUTE }];
  const left = (work.length > 0 ? work : whole).filter(({ to_minute }) => to_minute > nowMinute);
  return left.length === 0 || left.some((span) => !isCovered(span, off, nowMinute));
}

interface Work {
  readonly shifts: readonly Span[];
  readonly sessions: readonly Span[];
  readonly off: readonly Span[];
}

interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

function isCovered({ from_minute, to_minute }: Span, off: readonly Span[], nowMinute: number) {
  let free = Math.max(from_minute, nowMinute);
  for (const away of off.toSorted((one, other) => one.from_minute - other.from_minute)) {
    if (away.from_minute <= free) free = Math.max(free, away.to_minute);
  }
  return free >= to_minute;
}
