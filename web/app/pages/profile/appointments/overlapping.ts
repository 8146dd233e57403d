import type { Appointment } from '@limber/contract/appointments.ts';

type Session = Pick<Appointment, 'id' | 'status' | 'date' | 'time' | 'total_duration'>;

/** The client's other booked session that goes on at that time; undefined when there is none. */
export function overlapping<Other extends Session>(
  session: Pick<Session, 'id' | 'total_duration'>,
  to: { date: string; time: string },
  others: readonly Other[],
): Other | undefined {
  const begins = minutesOf(to.time);
  const ends = begins + session.total_duration;
  return others.find((other) => {
    if (other.id === session.id || other.status !== 'booked' || other.date !== to.date)
      return false;
    const otherBegins = minutesOf(other.time);
    return otherBegins < ends && begins < otherBegins + other.total_duration;
  });
}

/** Of `HH:MM` or `HH:MM:SS`, from midnight. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
