import type { DatedHours } from '@limber/contract/desk/rota/hours.ts';
import { type TypedSpan, typedSpan } from '../typed-shift-times.ts';
import { weekdays } from './weekdays.ts';

/**
 * Initial values for changing a branch's hours: today's hours (`today` is YYYY-MM-DD) and the
 * weekdays that have them. If weekdays differ, the hours that most of them share. A branch without
 * any hours begins with `first` on every weekday.
 */
export function initialHours(
  hours: readonly DatedHours[],
  today: string,
  first: TypedSpan,
): { weekdays: number[]; spans: TypedSpan[] } {
  if (hours.length === 0) return { weekdays: [...weekdays], spans: [first] };
  const valid = hours
    .filter(({ valid_from, valid_to }) => (valid_from ?? '') <= today && today <= (valid_to ?? '9'))
    .toSorted((one, other) => one.from_minute - other.from_minute);
  const days = [...Map.groupBy(valid, ({ weekday }) => weekday)].map(([weekday, spans]) => ({
    ...{ weekday, spans: spans.map(typedSpan) },
  }));
  const alike = [...Map.groupBy(days, ({ spans }) => JSON.stringify(spans)).values()].toSorted(
    (one, other) => other.length - one.length,
  )[0];
  return {
    weekdays: alike?.map(({ weekday }) => weekday) ?? [],
    spans: alike?.[0]?.spans ?? [],
  };
}
