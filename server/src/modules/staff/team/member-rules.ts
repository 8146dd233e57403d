import type { Sentence } from '../../../platform/language/sentence.ts';

/** A team member whom another is about to change. */
export interface Member {
  readonly role: 'therapist' | 'front_desk' | 'manager';
  readonly version: number;
  readonly suspendedAt: Date | null;
  /** First day on which the desk is shut to them, `YYYY-MM-DD`. */
  readonly leavesOn: string | null;
}

/** Why these are no branches for a role; null when they are. */
export function problemOfBranches(
  role: 'front_desk' | 'manager',
  branches: readonly string[],
): Sentence | null {
  return role === 'front_desk' && branches.length === 0 ? NOWHERE : null;
}

/** Why somebody's present role and branches cannot be changed; null when they can. */
export function refuseChange(member: Member, { version }: { version: number }): Sentence | null {
  if (member.role === 'therapist') return BY_SHIFTS;
  return member.version === version ? null : OLDER;
}

/** Why the desk cannot be shut to somebody, or opened again; null when it can. */
export function refuseAdmission(member: Member, open: boolean): Sentence | null {
  const stays = member.suspendedAt === null && member.leavesOn === null;
  if (open) return stays ? OPEN_ALREADY : null;
  return member.suspendedAt === null ? null : SHUT_ALREADY;
}

/** Why no last day can be set for somebody; null when it can. */
export function refuseLeaving(member: Member): Sentence | null {
  if (member.role === 'therapist') return ON_THE_ROTA;
  return member.suspendedAt === null ? null : SHUT_ALREADY;
}

export const DAY_HAS_BEGUN: Sentence = {
  en: 'Please choose a later day than today.',
  ar: 'يرجى اختيار يوم بعد اليوم.',
};
export const NOBODY_MANAGES: Sentence = {
  en: 'Nobody else could manage the studio from that day on.',
  ar: 'لن يتمكن أحد غيره من إدارة الاستوديو ابتداءً من ذلك اليوم.',
};
const ON_THE_ROTA: Sentence = {
  en: 'A therapist leaves on the rota, where each of their sessions gets an outcome.',
  ar: 'تُسجَّل مغادرة المعالج في جدول المناوبات، حيث تُحسم كل جلسة من جلساته.',
};
const NOWHERE: Sentence = {
  en: 'Please choose at least one branch.',
  ar: 'يرجى اختيار فرع واحد على الأقل.',
};
const BY_SHIFTS: Sentence = {
  en: 'A therapist works where their shifts are, and stays a therapist.',
  ar: 'يعمل المعالج حيث تكون مناوباته، ويبقى دوره كما هو.',
};
const OLDER: Sentence = {
  en: 'Somebody else has changed this person meanwhile. Please look again.',
  ar: 'غيّر شخص آخر بيانات هذا الشخص في هذه الأثناء. يرجى المراجعة مرة أخرى.',
};
const OPEN_ALREADY: Sentence = {
  en: 'The desk is open to this person already.',
  ar: 'الدخول متاح لهذا الشخص بالفعل.',
};
const SHUT_ALREADY: Sentence = {
  en: 'This person is suspended already.',
  ar: 'دخول هذا الشخص موقوف بالفعل.',
};
