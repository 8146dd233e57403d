import type { Appointment } from '@limber/contract/appointments.ts';

type Session = Pick<Appointment, 'date' | 'time' | 'total_duration' | 'status'>;

/** The client's own sessions that go on while one of `minutes` does, from `time` (`HH:MM`) of a day. */
export function overlappingSessions<Own extends Session>(
  own: readonly Own[],
  { date, time, minutes }: { date: string; time: string; minutes: number },
): Own[] {
  const from = minutesOf(time);
  return own.filter((session) => {
    const starts = minutesOf(session.time);
    return (
      (session.status === 'booked' || session.status === 'check_in') &&
      session.date === date &&
      starts < from + minutes &&
      starts + session.total_duration > from
    );
  });
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
