import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { mondayOf } from '../../../frame/monday-of.ts';
import { monthOf } from '../days-of-month.ts';

type Day = ReportCharts['days'][number];

/** Some days in a row, summed up. */
export interface SpanOfDays {
  readonly from: string;
  readonly to: string;
  readonly sold: number;
  /** Null: there is nothing to compare with. */
  readonly before: number | null;
  readonly sessions: number;
  readonly missed: number;
  readonly first_visits: number;
}

/** So many days have a bar each; more are shown by week, and half a year or more by month. */
const MOST_DAYS = 45;
const MOST_DAYS_BY_WEEK = 200;

/** The days of a report as bars that can be told apart: by day, week or month. */
export function spansOfDays(days: readonly Day[]): SpanOfDays[] {
  const nameOf = (day: string) => {
    if (days.length <= MOST_DAYS) return day;
    return days.length <= MOST_DAYS_BY_WEEK ? mondayOf(day) : monthOf(day).from;
  };
  return [...Map.groupBy(days, ({ day }) => nameOf(day)).values()].map((those) => {
    const sum = (of: (day: Day) => number) => those.reduce((all, day) => all + of(day), 0);
    const amount = (of: (day: Day) => number) => amountOf(sum((day) => minorOf(of(day))));
    return {
      from: those[0]?.day ?? '',
      to: those.at(-1)?.day ?? '',
      sold: amount(({ sold }) => sold),
      before: those.every(({ before }) => before === null)
        ? null
        : amount(({ before }) => before ?? 0),
      sessions: sum(({ sessions }) => sessions),
      missed: sum(({ missed }) => missed),
      first_visits: sum((day) => day.first_visits),
    };
  });
}
