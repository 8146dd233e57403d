import type { Sentence } from '../../platform/language/sentence.ts';

/** The days of a closure and the part of each that it shuts, as they are asked for. */
export interface AskedDays {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
}

/** What must be mended of the days of a closure, by the wire's field name. */
export function problemsOfDays(asked: AskedDays): Record<string, Sentence> {
  const { startsOn, endsOn, fromMinute, toMinute } = asked;
  const isPart = fromMinute !== null && toMinute !== null;
  return {
    ...(endsOn < startsOn ? { ends_on: ENDS_FIRST } : {}),
    ...((fromMinute === null) !== (toMinute === null) ? { to_minute: BOTH_OR_NONE } : {}),
    ...(isPart && toMinute <= fromMinute ? { to_minute: ENDS_FIRST } : {}),
  };
}

/** Why nobody can decide on a closure any more; null while it is open. */
export function refuseDeciding(
  state: string,
  decision: 'confirmed' | 'withdrawn',
): Sentence | null {
  if (state === 'withdrawn') return WITHDRAWN;
  return state === decision ? CONFIRMED : null;
}

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
