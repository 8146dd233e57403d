import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';

/**
 * How long a checked-in client may stay past the booked end before the session counts as unmarked.
 */
const OVERRUN_MINUTES = 30;

/** Whether a session is finished, cancelled or missed. */
export function isOver({ status }: Pick<OwnSession, 'status'>): boolean {
  return status === 'completed' || status === 'no_show' || status === 'cancelled';
}

/** Whether a session has ended at a minute of its day without being marked. */
export function isUnmarked(
  session: Pick<OwnSession, 'status' | 'to_minute'>,
  nowMinute: number,
): boolean {
  const { status, to_minute } = session;
  const longer = status === 'check_in' ? OVERRUN_MINUTES : 0;
  return !isOver(session) && to_minute + longer <= nowMinute;
}

/**
 * The client that a therapist has now, otherwise the next one: checked in, then running, then the
 * first to come. Sessions must be sorted by start.
 */
export function nextOf<Session extends Pick<OwnSession, 'status' | 'to_minute'>>(
  sessions: readonly Session[],
  nowMinute: number,
): Session | undefined {
  const open = sessions.filter((each) => !isOver(each) && !isUnmarked(each, nowMinute));
  return open.find(({ status }) => status === 'check_in') ?? open[0];
}
