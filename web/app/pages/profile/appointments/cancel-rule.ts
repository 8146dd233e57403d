import type { Appointment } from '@limber/contract/appointments.ts';
import { dayOfInstant, timeOfInstant } from '../../../lib/dates.ts';

/** The effect of cancelling at a moment. */
export type CancelRule =
  /** Free of charge until this time at the studio; `day` is set when that is not today. */
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
  // Both are what the studio's clock shows, in the same shape, so they compare as text.
  const begins = `${date} ${time.slice(0, 5)}`;
  if (begins <= `${dayOfInstant(now)} ${timeOfInstant(now)}`) return { kind: 'closed' };
  if (now > Date.parse(free_until)) return { kind: 'late' };
  const day = dayOfInstant(free_until);
  return {
    kind: 'free',
    time: timeOfInstant(free_until),
    day: day === dayOfInstant(now) ? undefined : day,
  };
}
