import type { Appointment } from '@limber/contract/appointments.ts';
import { civilDay, minutesTo } from '../../../lib/dates.ts';

type TimedSession = Pick<Appointment, 'id' | 'status' | 'date' | 'time' | 'total_duration'>;

/** Another booked session of the client at that time; undefined when there is none. */
export function overlapping<Other extends TimedSession>(
  session: Pick<TimedSession, 'id' | 'total_duration'>,
  to: { date: string; time: string },
  others: readonly Other[],
): Other | undefined {
  const begins = minutesTo(civilDay(to.date, to.time), to.time);
  const ends = begins + session.total_duration;
  return others.find((other) => {
    if (other.id === session.id || other.status !== 'booked') return false;
    const otherBegins = minutesTo(other.date, other.time);
    return otherBegins < ends && begins < otherBegins + other.total_duration;
  });
}
