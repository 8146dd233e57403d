import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';

/** Who is here may stay so much longer than was booked, before the session counts as not marked. */
const OVERRUN_MINUTES = 30;

/** Whether nothing comes of a session any more. */
export function isOver({ status }: Pick<OwnSession, 'status'>): boolean {
  return status === 'completed' || status === 'no_show' || status === 'cancelled';
}

/** Whether a session has ended at a minute of its day and nobody has said what became of it. */
export function isUnmarked(
  session: Pick<OwnSession, 'status' | 'to_minute'>,
  nowMinute: number,
): boolean {
  const { status, to_minute } = session;
  const longer = status === 'check_in' ? OVERRUN_MINUTES : 0;
  return !isOver(session) && to_minute + longer <= nowMinute;
}

/**
 * Whom a therapist has with them at a minute of the day, else whom they see next: who is here, whose time it
 * is, or who comes first. Sessions are in the order of their start.
 */
export function nextOf<Session extends Pick<OwnSession, 'status' | 'to_minute'>>(
  sessions: readonly Session[],
  nowMinute: number,
): Session | undefined {
  const open = sessions.filter((each) => !isOver(each) && !isUnmarked(each, nowMinute));
  return open.find(({ status }) => status === 'check_in') ?? open[0];
}
