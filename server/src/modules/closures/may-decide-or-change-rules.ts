import type { Sentence } from '../../platform/language/sentence.ts';

/** What is wrong with taking bookings on a closure that is not provisional. */
export function problemsOfTaking(
  { state }: { readonly state: string },
  { takes_bookings }: { readonly takes_bookings?: boolean | undefined },
): Record<string, Sentence> {
  return takes_bookings && state !== 'provisional' ? { takes_bookings: DECIDED } : {};
}

/** Whether somebody works at every one of the branches `all`. */
export function seesAll(branches: readonly string[], all: readonly string[]): boolean {
  return all.every((code) => branches.includes(code));
}

/** Why nobody can decide on a closure any more; null while it is open. */
export function refuseDeciding(
  state: string,
  decision: 'confirmed' | 'withdrawn',
): Sentence | null {
  if (state === 'withdrawn') return WITHDRAWN;
  return state === decision ? CONFIRMED : null;
}

/** The days of a closure, and the state it is in. */
export interface ClosureState {
  readonly state: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Why a closure can no longer be changed; null while it is in force and not over on `today`. */
export function refuseChanging({ state, ends_on }: ClosureState, today: string): Sentence | null {
  if (state === 'withdrawn') return WITHDRAWN;
  return ends_on < today ? OVER : null;
}

export const UNKNOWN_CLOSURE: Sentence = {
  en: 'We do not know this closure.',
  ar: 'لا نعرف هذا الإغلاق.',
};

export const NOT_THE_WHOLE: Sentence = {
  en: 'Only somebody who works at every branch decides on closing the whole studio.',
  ar: 'لا يقرّر إغلاق الاستوديو كله إلا من يعمل في جميع فروعه.',
};

const DECIDED: Sentence = {
  en: 'It is certain, so no bookings are taken on it.',
  ar: 'الإغلاق مؤكد، لذا لا تُقبل الحجوزات فيه.',
};

const OVER: Sentence = {
  en: 'This closure is over. Please make a new one.',
  ar: 'انتهى هذا الإغلاق. يرجى إضافة إغلاق جديد.',
};

const WITHDRAWN: Sentence = {
  en: 'This closure was withdrawn. Please make a new one.',
  ar: 'سُحب هذا الإغلاق. يرجى إضافة إغلاق جديد.',
};

const CONFIRMED: Sentence = {
  en: 'This closure is confirmed already.',
  ar: 'هذا الإغلاق مؤكد بالفعل.',
};
