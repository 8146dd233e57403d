import type { StaffSession } from '../database/staff-session.ts';
import type { Sentence } from '../language/sentence.ts';
import { studioDayOf } from '../studio-days.ts';
import { refusal } from './errors.ts';

/** Refuses 403 somebody of the team who is suspended, has left, or no longer works as a therapist. */
export function refuseAbsentMember(
  member: Pick<StaffSession, 'suspendedAt' | 'leavesOn' | 'retired'>,
  now: Date,
): void {
  const hasLeft = member.leavesOn !== null && member.leavesOn <= studioDayOf(now);
  if (member.suspendedAt !== null || hasLeft) throw refusal(403, SUSPENDED);
  if (member.retired) throw refusal(403, RETIRED);
}

const SUSPENDED: Sentence = {
  en: 'Your access to the desk is suspended. Please speak with a manager.',
  ar: 'أُوقف دخولك إلى نظام الاستقبال. يرجى التحدث مع أحد المديرين.',
};
const RETIRED: Sentence = {
  en: 'You are not in the team of therapists any more. Please speak with a manager.',
  ar: 'لم تعد ضمن فريق المعالجين. يرجى التحدث مع أحد المديرين.',
};
