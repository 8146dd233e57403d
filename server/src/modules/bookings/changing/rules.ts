import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import { FREE_HOURS } from '@limber/contract/terms/booking.ts';
import type { AccountType } from '@limber/contract/values.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/** Said of a session to which nothing more can happen. */
export const ALREADY_CANCELLED: Sentence = {
  en: 'This session is already cancelled.',
  ar: 'هذه الجلسة ملغاة بالفعل.',
};

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

/** What a session is at the moment, to judge a change by. */
export interface SessionState {
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
}

/** Why a session can no longer be cancelled or moved, whenever one asks; null when it can. */
export function refuseLeaving({ status, startsAt }: SessionState, now: Date): Sentence | null {
  if (status === 'cancelled') return ALREADY_CANCELLED;
  if (status !== 'booked' || startsAt <= now)
    return { en: 'This session has already started.', ar: 'بدأت هذه الجلسة بالفعل.' };
  return null;
}
