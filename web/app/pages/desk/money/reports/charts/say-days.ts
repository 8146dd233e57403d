import { deskDay, deskMonth, deskShortDay } from '../../../frame/words/desk-dates.ts';
import { type Days, monthOf } from '../days-of-month.ts';

/** '4 Mar 2026', '1 Mar – 4 Mar 2026', or 'March 2026' where it is a whole month. */
export function sayDays({ from, to }: Days): string {
  if (from === to) return deskDay(from);
  const month = monthOf(from);
  if (from === month.from && to === month.to) return deskMonth(from.slice(0, 7));
  return `${deskShortDay(from)} – ${deskDay(to)}`;
}

/** Below a bar: its first day, or its month where each bar is a month. */
export function shortDays(day: string, spans: readonly Days[]): string {
  const isByMonth =
    spans.length > 1 &&
    spans[1]?.from === monthOf(spans[1]?.from ?? day).from &&
    (spans[1]?.to ?? '') > (spans[1]?.from ?? '');
  return isByMonth ? deskMonth(day.slice(0, 7)).replace(/ \d+$/, '') : deskShortDay(day);
}

/** As many of the bars as have room for their name below. */
export function ticksOf<Span>(spans: readonly Span[], width: number): Span[] {
  const every = Math.max(1, Math.ceil((spans.length * 64) / Math.max(width - 70, 1)));
  return spans.filter((_, at) => at % every === 0);
}
