import type { AppointmentStatus } from '@limber/contract/bookings.ts';
import type { AccountType } from '@limber/contract/values.ts';
import type { Span, TherapistDay } from '../scheduling/rules.ts';

/** Until so many hours before its start a session can be cancelled or moved for nothing. */
export const FREE_HOURS = 3;

/** The last instant at which a session can be cancelled or moved for nothing. */
export function freeUntil(startsAt: Date): Date {
  return new Date(startsAt.getTime() - FREE_HOURS * 3_600_000);
}

/** The desk handles everybody's sessions. */
export function isOfDesk(actor: { readonly accountType: AccountType }): boolean {
  return actor.accountType === 'front_desk' || actor.accountType === 'manager';
}

/** May this account cancel or move the session? */
export function mayChange(
  actor: { readonly accountId: number; readonly accountType: AccountType },
  booking: { readonly clientId: number },
): boolean {
  return booking.clientId === actor.accountId || isOfDesk(actor);
}

/** The therapist's day as it would be without a session of theirs that is to be moved. */
export function withoutOwn(day: TherapistDay, own: Span): TherapistDay {
  const index = day.busy.findIndex(({ from, to }) => from === own.from && to === own.to);
  return index < 0 ? day : { ...day, busy: day.busy.toSpliced(index, 1) };
}

/** What a session is at the moment, to judge a change by. */
export interface SessionState {
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** Why a session can no longer be cancelled or moved, whenever one asks; null when it can. */
export function refuseLeaving({ status, startsAt }: SessionState, now: Date): string | null {
  if (status === 'cancelled') return 'This session is already cancelled.';
  if (status !== 'booked' || startsAt <= now) return 'This session has already started.';
  return null;
}

/** Why a session cannot be checked in, completed or marked as missed; null when it can. */
export function refuseStatus(
  to: 'check_in' | 'completed' | 'no_show',
  { status, startsAt }: SessionState,
  now: Date,
): string | null {
  const from: readonly AppointmentStatus[] = {
    check_in: ['booked'] as const,
    completed: ['check_in'] as const,
    no_show: ['booked', 'check_in'] as const,
  }[to];
  if (!from.includes(status)) return STANDS[status];
  return to !== 'check_in' && now < startsAt ? 'This session has not started yet.' : null;
}

const STANDS: Record<AppointmentStatus, string> = {
  booked: 'This session is not checked in yet.',
  check_in: 'This session is checked in already.',
  completed: 'This session is completed.',
  cancelled: 'This session is already cancelled.',
  no_show: 'This session was missed.',
};
