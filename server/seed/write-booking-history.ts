import { type Chance, pick } from './seeded-chance.ts';
import type { OrderedSession } from './spread-clients.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type BookingHistoryEvent = {
  at: string;
  actor_id: number;
  kind: 'booked' | 'checked_in' | 'completed' | 'missed' | 'cancelled';
  from_status: string | null;
  to_status: string;
  reason: string | null;
  wishes: string[];
};

const STATUS = {
  booked: 'booked',
  checked_in: 'check_in',
  completed: 'completed',
  missed: 'no_show',
  cancelled: 'cancelled',
} as const;

/**
 * The history of a session up to `now`, oldest first: booked, and then whatever its time allows.
 * The last event's `to_status` is the booking's status.
 *
 * @param desk the people at the desk of its branch
 * @param isMissed a no-show in any case
 * @param chance decides the outcome
 * @param clock minutes by which people were early or late
 */
export function writeBookingHistory(
  session: OrderedSession,
  { desk, isMissed = false, now }: { desk: readonly number[]; isMissed?: boolean; now: Date },
  chance: Chance,
  clock: Chance,
): BookingHistoryEvent[] {
  const start = session.startsAt.getTime();
  const end = session.endsAt.getTime();
  const isWalkIn = session.source === 'walk_in' || session.override !== null;
  const story: BookingHistoryEvent[] = [];
  const tell = (
    atMs: number,
    actorId: number,
    kind: BookingHistoryEvent['kind'],
    reason?: string,
  ) => {
    story.push({
      at: new Date(Math.min(atMs, now.getTime())).toISOString(),
      actor_id: actorId,
      kind,
      from_status: story.at(-1)?.to_status ?? null,
      to_status: STATUS[kind],
      reason: reason ?? null,
      wishes: kind === 'booked' ? (session.override?.wishes ?? []) : [],
    });
  };

  const latestMs = Math.min(start - 12 * HOUR_MS, now.getTime() - HOUR_MS);
  const plannedMs = latestMs - chance.below(10 * 24 * 60) * MINUTE_MS;
  const bookedMs =
    session.source === 'walk_in' ? start - (3 + clock.below(10)) * MINUTE_MS : plannedMs;
  tell(bookedMs, session.bookedBy ?? session.clientId, 'booked', session.override?.reason);

  const fate = chance.below(100);
  const counter = pick(desk, clock);
  if (fate < 5) {
    const cancelledMs =
      plannedMs + chance.below((latestMs - plannedMs) / MINUTE_MS + 30) * MINUTE_MS;
    if (!isWalkIn && !isMissed) {
      const who = session.hasAccount ? session.clientId : counter;
      tell(cancelledMs, who, 'cancelled', 'Plans have changed');
      return story;
    }
  }
  if (isMissed || (fate >= 5 && fate < 9 && end <= now.getTime() && !isWalkIn)) {
    tell(start + 20 * MINUTE_MS, counter, 'missed');
  } else if (start <= now.getTime()) {
    const early = clock.below(8);
    tell(start - (isWalkIn ? 0 : early) * MINUTE_MS, counter, 'checked_in');
    if (end <= now.getTime()) tell(end + clock.below(6) * MINUTE_MS, counter, 'completed');
  }
  return story;
}
