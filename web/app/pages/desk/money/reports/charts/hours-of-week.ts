import type { ReportCharts } from '@limber/contract/desk/money/report-charts.ts';

interface Hour {
  readonly weekday: number;
  readonly hour: number;
  readonly therapists: number;
}

/** The studio's day begins then; what is earlier belongs to the evening before. */
const FIRST_HOUR = 6;
const turn = (hour: number) => (hour + 24 - FIRST_HOUR) % 24;

/** From the first to the last hour with a session, each hour of each weekday, Monday first. */
export function hoursOfWeek(found: ReportCharts['hours']): {
  hours: number[];
  cells: Hour[];
  busiest: Hour | undefined;
} {
  const turns = found.map(({ hour }) => turn(hour));
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const hours =
    found.length === 0
      ? []
      : Array.from({ length: last - first + 1 }, (_, at) => (first + at + FIRST_HOUR) % 24);
  const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    hours.map((hour) => ({
      ...{ weekday, hour },
      therapists:
        found.find((each) => each.weekday === weekday && each.hour === hour)?.therapists ?? 0,
    })),
  );
  const busiest = cells.toSorted((one, other) => other.therapists - one.therapists)[0];
  return { hours, cells, busiest };
}
