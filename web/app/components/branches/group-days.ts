import type { OpeningHours } from '@limber/contract/catalogue.ts';

interface DayGroup {
  /** ISO weekdays, both included. */
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/**
 * Weekdays in order; neighbours with the same hours share a line, a day with several spans has
 * several.
 */
export function groupDays(hours: OpeningHours[]): DayGroup[] {
  const groups: DayGroup[] = [];
  const inOrder = hours.toSorted((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens));
  for (const { weekday, opens, closes } of inOrder) {
    const before = groups.find(
      (each) => each.to === weekday - 1 && each.opens === opens && each.closes === closes,
    );
    if (before) before.to = weekday;
    else groups.push({ from: weekday, to: weekday, opens, closes });
  }
  return groups;
}
