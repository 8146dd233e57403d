import type { DayBooking } from '@limber/contract/desk/day/day.ts';

/** Why somebody is written to in the evening, the most urgent first. */
export type Why = 'missed' | 'first_visit' | 'no_answer';

export interface ToWrite<Session> {
  readonly session: Session;
  readonly why: Why;
}

type Session = Pick<DayBooking, 'status' | 'starts_at' | 'coming'> & {
  readonly client: Pick<DayBooking['client'], 'id' | 'first_visit'>;
};

/**
 * Each client once: who missed a session today, who comes for the first time tomorrow, and whose
 * reminder for tomorrow is not answered.
 */
export function whomToWriteTo<Each extends Session>(
  today: readonly Each[],
  tomorrow: readonly Each[],
): ToWrite<Each>[] {
  const booked = tomorrow.filter(({ status }) => status === 'booked');
  const all: ToWrite<Each>[] = [
    ...today.flatMap((session) =>
      session.status === 'no_show' ? [{ session, why: 'missed' as const }] : [],
    ),
    ...inOrder(booked).flatMap((session) =>
      session.client.first_visit ? [{ session, why: 'first_visit' as const }] : [],
    ),
    ...inOrder(booked).flatMap((session) =>
      session.coming ? [] : [{ session, why: 'no_answer' as const }],
    ),
  ];
  return all.filter(
    ({ session }, at) =>
      all.findIndex((each) => each.session.client.id === session.client.id) === at,
  );
}

/** Sessions of a day that are to come, the first one first. */
export function inOrder<Each extends Pick<DayBooking, 'starts_at'>>(
  sessions: readonly Each[],
): Each[] {
  return sessions.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}
