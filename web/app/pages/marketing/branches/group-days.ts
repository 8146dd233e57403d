import type { OpeningHours } from '@limber/contract/catalogue.ts';

interface DayGroup {
  /** ISO weekdays, both included. */
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** Weekdays in order, neighbours with the same hours put together. */
export function groupDays(hours: OpeningHours[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const { weekday, opens, closes } of hours.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = groups.at(-1);
    if (last && last.to === weekday - 1 && last.opens === opens && last.closes === closes) {
      last.to = weekday;
    } else {
      groups.push({ from: weekday, to: weekday, opens, closes });
    }
  }
  return groups;
}
