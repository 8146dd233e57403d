import type { Sentence } from '../../platform/language/sentence.ts';
import { ENDS_FIRST } from '../rota/overlapping-shift-rules.ts';
import type { ClosureState } from './may-decide-or-change-rules.ts';

/** The requested days of a closure, and the part of each that it closes. */
export interface ClosureDays {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
}

/** What is invalid about the days of a closure, by the wire's field name. */
export function problemsOfDays(days: ClosureDays): Record<string, Sentence> {
  const {
    starts_on: startsOn,
    ends_on: endsOn,
    from_minute: fromMinute,
    to_minute: toMinute,
  } = days;
  const isPart = fromMinute !== null && toMinute !== null;
  return {
    ...(endsOn < startsOn ? { ends_on: ENDS_FIRST } : {}),
    ...((fromMinute === null) !== (toMinute === null) ? { to_minute: BOTH_OR_NONE } : {}),
    ...(isPart && toMinute <= fromMinute ? { to_minute: ENDS_FIRST } : {}),
  };
}

/**
 * What is wrong with new days for a closure: past days stay, and nothing can be closed afterwards.
 */
export function problemsOfNewDays(
  stored: ClosureState,
  proposal: Omit<ClosureState, 'state'>,
  today: string,
): Record<string, Sentence> {
  const isOther = proposal.starts_on !== stored.starts_on;
  return {
    ...(isOther && stored.starts_on < today ? { starts_on: BEGUN } : {}),
    ...(isOther && stored.starts_on >= today && proposal.starts_on < today
      ? { starts_on: PAST }
      : {}),
  };
}

const BEGUN: Sentence = {
  en: 'It has begun, so its first day stays.',
  ar: 'بدأ الإغلاق بالفعل، لذا يبقى يومه الأول كما هو.',
};

const PAST: Sentence = {
  en: 'This day is over. Please choose today or later.',
  ar: 'انقضى هذا اليوم. يرجى اختيار اليوم أو ما بعده.',
};

const BOTH_OR_NONE: Sentence = {
  en: 'Please give both, the beginning and the end of the part, or neither.',
  ar: 'يرجى تحديد بداية الفترة ونهايتها معاً، أو تركهما معاً.',
};
