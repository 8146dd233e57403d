import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { SessionOutcome, TimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { SESSIONS_WITH_WAYS } from '@limber/contract/terms/rota.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { ENDS_FIRST } from '../overlapping-shift-rules.ts';

/** An absence as it is noted. */
interface Absence {
  readonly kind: TimeOff['kind'];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Why an absence cannot end when it does; null when it can. It may begin in the past, but not be over. */
export function problemOfEnd({ startsAt, endsAt }: Absence, now: Date): Sentence | null {
  if (endsAt <= startsAt) return ENDS_FIRST;
  return endsAt <= now ? IS_OVER : null;
}

/**
 * Whether one absence of the same kind covers all of the asked one. Others may overlap: somebody
 * falls sick during a holiday.
 */
export function isNotedAlready(absence: Absence, others: readonly Absence[]): boolean {
  return others.some(
    ({ kind, startsAt, endsAt }) =>
      kind === absence.kind && startsAt <= absence.startsAt && endsAt >= absence.endsAt,
  );
}

/** A session that somebody's time off met, as it was and as it is. */
export interface SessionInTimeOff {
  readonly status: AppointmentStatus;
  readonly wasAt: Date;
  readonly startsAt: Date;
  /** It is now with the absent therapist. */
  readonly sameHands: boolean;
  /** It now falls into the time off. */
  readonly inTimeOff: boolean;
  /** The last call or message about it since says that the client was not reached. */
  readonly notReached: boolean;
}

/**
 * The outcome of a session whose therapist is away; null while there is none, even if its client
 * waits here.
 */
export function outcomeOf(session: SessionInTimeOff): SessionOutcome | null {
  const { status, wasAt, startsAt, sameHands, inTimeOff, notReached } = session;
  if (status === 'cancelled') return 'cancelled';
  if (!sameHands) return startsAt.getTime() === wasAt.getTime() ? 'agreed' : 'moved';
  if (!inTimeOff) return 'moved';
  if (status === 'completed') return 'held';
  if (status === 'no_show') return 'no_show';
  return notReached ? 'not_reached' : null;
}

/** Whether another place is still to be looked for. */
export function isToSettle(outcome: SessionOutcome | null): boolean {
  return outcome === null || outcome === 'not_reached';
}

/**
 * The sessions to settle first, by id: those whose clients were not contacted, then those not
 * reached.
 */
export function firstToSettle(
  sessions: readonly { readonly id: string; readonly outcome: SessionOutcome | null }[],
): ReadonlySet<string> {
  const untouched = sessions.filter(({ outcome }) => outcome === null);
  const unreached = sessions.filter(({ outcome }) => outcome === 'not_reached');
  return new Set([...untouched, ...unreached].slice(0, SESSIONS_WITH_WAYS).map(({ id }) => id));
}

export const UNKNOWN_TIME_OFF: Sentence = {
  en: 'We do not know this time off.',
  ar: 'لا نعرف هذه الإجازة.',
};
export const IS_AWAY: Sentence = {
  en: 'They are noted as away then already.',
  ar: 'سبق تسجيل غياب في هذا الوقت.',
};
export const IS_WITHDRAWN: Sentence = {
  en: 'This time off was withdrawn already.',
  ar: 'سبق التراجع عن هذه الإجازة.',
};
const IS_OVER: Sentence = {
  en: 'This is over already. Please choose today or later.',
  ar: 'انقضى هذا الوقت بالفعل. يرجى اختيار اليوم أو ما بعده.',
};
