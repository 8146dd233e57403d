import { addDays } from '@limber/contract/clock/add-days.ts';
import { type Compared, type Days, daysIn } from './compared-days-rules.ts';

/** What is summed up; amounts are in minor units. `value` is without VAT, `sold` and `credited` with it. */
export type Measure = (typeof CHARTED)[number] | (typeof OF_BOOKS)[number];

/** What charts draw. */
export const CHARTED = [
  ...(['sessions', 'minutes', 'missed', 'value', 'hour', 'source', 'first', 'again'] as const),
  ...(['sold', 'credited'] as const),
];

/** What the tables of the books are made of. */
export const OF_BOOKS = [
  ...(['sold', 'credited', 'sold_vat', 'credited_vat', 'paid', 'paid_in', 'cards_sold'] as const),
  ...(['tips', 'taxed', 'taxed_vat', 'returned', 'returned_vat'] as const),
];

/** What a day came to, at the branches that were asked about. */
export interface DaySum {
  /** Empty where branches are added up. */
  readonly location: string;
  readonly day: string;
  readonly measure: Measure;
  /** What `kept_sums.key` says: the therapist, the hour of the clock, the source, the way of paying … */
  readonly key: string;
  readonly amount: number;
}

/** What a measure came to over all days, by its key. */
export function sumBy(sums: readonly DaySum[], measure: Measure): Map<string, number> {
  const found = new Map<string, number>();
  for (const each of sums) {
    if (each.measure === measure) found.set(each.key, (found.get(each.key) ?? 0) + each.amount);
  }
  return found;
}

/** A day of the charts; amounts in minor units. */
export interface DayOfCharts {
  readonly day: string;
  readonly soldMinor: number;
  /** Of the day that it is compared with; null: there is none. */
  readonly beforeMinor: number | null;
  readonly sessions: number;
  readonly missed: number;
  readonly first_visits: number;
}

/** Each day that is shown, beside the one at its place among those before. */
export function daysOfCharts(
  { shown, before }: Pick<Compared, 'shown' | 'before'>,
  sums: readonly DaySum[],
  earlier: readonly DaySum[],
): DayOfCharts[] {
  const [now, then] = [byDay(sums), byDay(earlier)];
  return daysIn(shown).map((day, at) => {
    const compared = addDays(before.from, at);
    const of = (measure: Measure) => now.get(`${day} ${measure}`) ?? 0;
    const was = (measure: Measure) => then.get(`${compared} ${measure}`) ?? 0;
    return {
      day,
      soldMinor: of('sold') - of('credited'),
      beforeMinor: compared > before.to ? null : was('sold') - was('credited'),
      ...{ sessions: of('sessions'), missed: of('missed'), first_visits: of('first') },
    };
  });
}

/** Minutes of sessions by weekday and hour, and how many therapists had one at once, on average. */
export function busyHours(shown: Days, sums: readonly DaySum[]) {
  const weekdays = Map.groupBy(daysIn(shown), weekdayOf);
  const found = new Map<string, number>();
  for (const { measure, day, key, amount } of sums) {
    if (measure !== 'hour') continue;
    const at = `${weekdayOf(day)} ${key}`;
    found.set(at, (found.get(at) ?? 0) + amount);
  }
  return [...found]
    .map(([at, minutes]) => {
      const [weekday = 1, hour = 0] = at.split(' ').map(Number);
      const hours = minutes / 60 / (weekdays.get(weekday)?.length ?? 1);
      return { weekday, hour, minutes, therapists: Math.round(hours * 100) / 100 };
    })
    .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}

function byDay(sums: readonly DaySum[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { day, measure, amount } of sums) {
    const at = `${day} ${measure}`;
    found.set(at, (found.get(at) ?? 0) + amount);
  }
  return found;
}

/** 1 (Monday) to 7. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
