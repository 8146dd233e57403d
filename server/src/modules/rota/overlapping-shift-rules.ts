import type { Sentence } from '../../platform/language/sentence.ts';

/** Minutes from midnight of a day, also past the next one. */
export interface Span {
  readonly from_minute: number;
  readonly to_minute: number;
}

/** What is wrong with the spans of a day; null when nothing is. */
export function refuseSpans(spans: readonly Span[]): Sentence | null {
  if (spans.some(({ from_minute, to_minute }) => to_minute <= from_minute)) return ENDS_FIRST;
  const sorted = spans.toSorted((a, b) => a.from_minute - b.from_minute);
  const overlaps = sorted.some((each, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.from_minute < each.to_minute;
  });
  return overlaps ? OVERLAP : null;
}

export const ENDS_FIRST: Sentence = {
  en: 'It cannot end before it begins.',
  ar: 'لا يمكن أن ينتهي قبل أن يبدأ.',
};

const OVERLAP: Sentence = {
  en: 'Two of these times overlap.',
  ar: 'يتداخل وقتان من هذه الأوقات.',
};
