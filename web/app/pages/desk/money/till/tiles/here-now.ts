import type { DayBooking } from '@limber/contract/desk/day/day.ts';

const MINUTE_MS = 60_000;
/** A client stays at the counter as long after a session, and comes as long before one. */
const STAYS_MS = 60 * MINUTE_MS;
const COMES_MS = 20 * MINUTE_MS;
/** As many tiles as are read at a glance. */
const MOST = 9;

type Session = Pick<DayBooking, 'id' | 'status' | 'starts_at' | 'from_minute' | 'to_minute'>;

/**
 * Sessions of a day whose clients are at the branch at a moment (epoch milliseconds): who was just done
 * first, then who is in a session, then who is about to come.
 */
export function hereNow<Each extends Session>(sessions: readonly Each[], nowMs: number): Each[] {
  return sessions
    .flatMap((session) => {
      const startsMs = Date.parse(session.starts_at);
      const endsMs = startsMs + (session.to_minute - session.from_minute) * MINUTE_MS;
      if (session.status === 'completed') {
        return endsMs > nowMs - STAYS_MS ? [{ session, turn: 0, atMs: endsMs }] : [];
      }
      if (session.status === 'check_in') {
        return [{ session, turn: endsMs > nowMs ? 1 : 0, atMs: endsMs }];
      }
      const comes = session.status === 'booked' && startsMs < nowMs + COMES_MS && endsMs > nowMs;
      return comes ? [{ session, turn: 2, atMs: startsMs }] : [];
    })
    .sort((one, other) => one.turn - other.turn || one.atMs - other.atMs)
    .slice(0, MOST)
    .map(({ session }) => session);
}
