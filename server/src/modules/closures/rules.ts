import type { Sentence } from '../../platform/language/sentence.ts';

/** The requested days of a closure, and the part of each that it closes. */
export interface ClosureDays {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
}

/** What is invalid about the days of a closure, by the wire's field name. */
export function problemsOfDays(asked: ClosureDays): Record<string, Sentence> {
  const {
    starts_on: startsOn,
    ends_on: endsOn,
    from_minute: fromMinute,
    to_minute: toMinute,
  } = asked;
  const isPart = fromMinute !== null && toMinute !== null;
  return {
    ...(endsOn < startsOn ? { ends_on: ENDS_FIRST } : {}),
    ...((fromMinute === null) !== (toMinute === null) ? { to_minute: BOTH_OR_NONE } : {}),
    ...(isPart && toMinute <= fromMinute ? { to_minute: ENDS_FIRST } : {}),
  };
}

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
interface ClosureState {
  readonly state: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Why a closure can no longer be changed; null while it is in force and not over on `today`. */
export function refuseChanging({ state, ends_on }: ClosureState, today: string): Sentence | null {
  if (state === 'withdrawn') return WITHDRAWN;
  return ends_on < today ? OVER : null;
}

/**
 * What is wrong with new days for a closure: past days stay, and nothing can be closed afterwards.
 */
export function problemsOfNewDays(
  stored: ClosureState,
  wished: Omit<ClosureState, 'state'>,
  today: string,
): Record<string, Sentence> {
  const isOther = wished.starts_on !== stored.starts_on;
  return {
    ...(isOther && stored.starts_on < today ? { starts_on: BEGUN } : {}),
    ...(isOther && stored.starts_on >= today && wished.starts_on < today
      ? { starts_on: PAST }
      : {}),
  };
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
const BEGUN: Sentence = {
  en: 'It has begun, so its first day stays.',
  ar: 'بدأ الإغلاق بالفعل، لذا يبقى يومه الأول كما هو.',
};
const PAST: Sentence = {
  en: 'This day is over. Please choose today or later.',
  ar: 'انقضى هذا اليوم. يرجى اختيار اليوم أو ما بعده.',
};
const ENDS_FIRST: Sentence = {
  en: 'It cannot end before it begins.',
  ar: 'لا يمكن أن ينتهي قبل أن يبدأ.',
};
const BOTH_OR_NONE: Sentence = {
  en: 'Please give both, the beginning and the end of the part, or neither.',
  ar: 'يرجى تحديد بداية الفترة ونهايتها معاً، أو تركهما معاً.',
};
const WITHDRAWN: Sentence = {
  en: 'This closure was withdrawn. Please make a new one.',
  ar: 'سُحب هذا الإغلاق. يرجى إضافة إغلاق جديد.',
};
const CONFIRMED: Sentence = {
  en: 'This closure is confirmed already.',
  ar: 'هذا الإغلاق مؤكد بالفعل.',
};
