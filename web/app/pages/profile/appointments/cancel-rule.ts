import type { Appointment } from '@limber/contract/appointments.ts';
import { dubaiDay, dubaiTime } from '../../../lib/dates.ts';

/** The effect of cancelling at a moment. */
export type CancelRule =
  /** Free of charge until this Dubai time; `day` is set when that is not today. */
  | { kind: 'free'; time: string; day: string | undefined }
  /** Counts as used. */
  | { kind: 'late' }
  /** Over, begun or cancelled. */
  | { kind: 'closed' };

type Cancellable = Pick<Appointment, 'status' | 'date' | 'time' | 'free_until'>;

/** The rule for an appointment at `now` (epoch milliseconds). The last free instant is included. */
export function cancelRule(appointment: Cancellable, now: number): CancelRule {
  const { status, date, time, free_until } = appointment;
  if (status !== 'booked') return { kind: 'closed' };
  // Both are Dubai wall time in the same shape, so they compare as text.
  const begins = `${date} ${time.slice(0, 5)}`;
  if (begins <= `${dubaiDay(now)} ${dubaiTime(now)}`) return { kind: 'closed' };
  if (now > Date.parse(free_until)) return { kind: 'late' };
  const day = dubaiDay(free_until);
  return {
    kind: 'free',
    time: dubaiTime(free_until),
    day: day === dubaiDay(now) ? undefined : day,
  };
}
