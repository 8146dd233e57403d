import type { PlannedSession } from './plan-sessions.ts';
import type { Chance } from './seeded-chance.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type StoryEvent = {
  at: string;
  actor_id: number;
  from_status: string | null;
  to_status: string;
  reason: string | null;
};

/**
 * What happened to a session up to `now`, oldest first: booked, and then whatever its time allows.
 * The last event's `to_status` is the booking's status.
 */
export function tellStory(
  session: PlannedSession,
  deskId: number,
  now: Date,
  chance: Chance,
): StoryEvent[] {
  const start = session.startsAt.getTime();
  const end = session.endsAt.getTime();
  const story: StoryEvent[] = [];
  const tell = (atMs: number, actorId: number, status: string, reason: string | null = null) => {
    story.push({
      at: new Date(atMs).toISOString(),
      actor_id: actorId,
      from_status: story.at(-1)?.to_status ?? null,
      to_status: status,
      reason,
    });
  };

  const latestMs = Math.min(start - 12 * HOUR_MS, now.getTime() - HOUR_MS);
  const bookedMs = latestMs - chance.below(10 * 24 * 60) * MINUTE_MS;
  tell(bookedMs, session.therapist.booksByPhone ? deskId : session.clientId, 'booked');

  const fate = chance.below(100);
  if (fate < 5) {
    const cancelledMs = bookedMs + chance.below((latestMs - bookedMs) / MINUTE_MS + 30) * MINUTE_MS;
    tell(cancelledMs, session.clientId, 'cancelled', 'Plans have changed');
  } else if (fate < 9 && end <= now.getTime()) {
    tell(start + 20 * MINUTE_MS, deskId, 'no_show');
  } else if (start <= now.getTime()) {
    tell(start, deskId, 'check_in');
    if (end <= now.getTime()) tell(end, deskId, 'completed');
  }
  return story;
}
