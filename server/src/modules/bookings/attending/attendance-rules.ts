import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  ALREADY_CANCELLED,
  type SessionState,
} from '../changing/who-may-change-until-when-rules.ts';

/** Why a session cannot be checked in, completed or marked as a no-show; null when it can. */
export function refuseStatus(
  to: 'check_in' | 'completed' | 'no_show',
  { status, startsAt }: SessionState,
  now: Date,
): Sentence | null {
  const from: readonly AppointmentStatus[] = {
    check_in: ['booked'] as const,
    completed: ['check_in'] as const,
    no_show: ['booked', 'check_in'] as const,
  }[to];
  if (!from.includes(status)) return STANDS[status];
  return to !== 'check_in' && now < startsAt
    ? { en: 'This session has not started yet.', ar: 'لم تبدأ هذه الجلسة بعد.' }
    : null;
}

const STANDS: Record<AppointmentStatus, Sentence> = {
  booked: { en: 'This session is not checked in yet.', ar: 'لم يُسجَّل الحضور لهذه الجلسة بعد.' },
  check_in: { en: 'This session is checked in already.', ar: 'سُجِّل الحضور لهذه الجلسة بالفعل.' },
  completed: { en: 'This session is completed.', ar: 'اكتملت هذه الجلسة.' },
  cancelled: ALREADY_CANCELLED,
  no_show: { en: 'This session was missed.', ar: 'فاتت هذه الجلسة.' },
};
