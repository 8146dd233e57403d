import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/**
 * Why a team member may not read the health notes of the client of a session that they can see;
 * null when they may. Notes prepare a session: a therapist reads them on its day, the front desk
 * until the end of that day, and a manager, who is responsible for them, at any time. Days are the
 * studio's.
 */
export function refuseLook(
  role: AccountType,
  { status, day }: { readonly status: AppointmentStatus; readonly day: string },
  today: string,
): Sentence | null {
  if (role === 'manager') return null;
  if (status === 'cancelled' || status === 'no_show') return NOT_COMING;
  if (role === 'therapist') return day === today ? null : NOT_TODAY;
  return day >= today ? null : OVER;
}

const NOT_COMING: Sentence = {
  en: 'This session does not take place, so its client’s health notes stay closed.',
  ar: 'هذه الجلسة لن تُعقد، لذا تبقى الملاحظات الصحية لعميلها مغلقة.',
};
const NOT_TODAY: Sentence = {
  en: 'You can read health notes on the day of the session.',
  ar: 'يمكنك قراءة الملاحظات الصحية في يوم الجلسة.',
};
const OVER: Sentence = {
  en: 'The day of this session is over. A manager can open the health notes.',
  ar: 'انقضى يوم هذه الجلسة. يمكن لأحد المديرين فتح الملاحظات الصحية.',
};
