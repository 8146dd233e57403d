import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { SessionOutcome } from '@limber/contract/desk/rota/time-off.ts';

/** A session that a closure hit, as it was and as it is. */
export interface HitAs {
  readonly status: AppointmentStatus;
  readonly wasAt: Date;
  readonly startsAt: Date;
  readonly sameBranch: boolean;
  /** It is now on the closure's days, in its branch and in its part of the day. */
  readonly standsOnIt: boolean;
  /** The last call or message about it since says that the client was not reached. */
  readonly notReached: boolean;
}

/** What became of a session that a closure hit; null while nothing has. */
export function outcomeOfHit(session: HitAs): SessionOutcome | null {
  const { status, standsOnIt, notReached } = session;
  if (status === 'cancelled') return 'cancelled';
  if (!standsOnIt) return 'moved';
  if (status === 'no_show') return 'no_show';
  if (status !== 'booked') return 'held';
  return notReached ? 'not_reached' : null;
}

/** Whether a changed closure no longer affects a session that was never moved. */
export function isSpared({ status, standsOnIt, wasAt, startsAt, sameBranch }: HitAs): boolean {
  const stayed = sameBranch && wasAt.getTime() === startsAt.getTime();
  return stayed && !standsOnIt && status !== 'cancelled';
}
