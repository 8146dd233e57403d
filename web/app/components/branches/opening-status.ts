import type { OpeningHours } from '@limber/contract/catalogue.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import {
  addDays,
  dayOfInstant,
  isoWeekday,
  minuteOfDay,
  studioDay,
  timeOfInstant,
} from '../../lib/dates.ts';

interface OpenStatus {
  state: 'open';
  /** 'HH:MM' of today. */
  closes: string;
}

interface ShutStatus {
  state: 'shut';
  /** Next opening; left out when no day within the horizon is open. */
  opens?: { day: string; daysAhead: number; time: string };
  /** The closure of today, if any. */
  closure?: Closure;
}

/** How many days ahead the next opening is looked for. */
const horizonDays = 60;

/**
 * Whether a branch is open at an instant (epoch milliseconds), by weekly hours and closures in
 * the studio's time. An evening may continue past midnight.
 */
export function openingStatus(
  branch: { location: string; opening_hours: OpeningHours[] },
  closures: readonly Closure[],
  now: number,
): OpenStatus | ShutStatus {
  const today = dayOfInstant(now);
  const time = timeOfInstant(now);
  const evening = studioDay(today, time);
  const closure = closureOn(evening, closures, branch.location);
  const hours = closure ? [] : hoursOn(evening, branch.opening_hours);
  const minute = minuteOfDay(time);
  const open = hours.find((each) => opensAt(each) <= minute && minute < closesAt(each));
  if (open) return { state: 'open', closes: open.closes };
  for (let days = 0; days <= horizonDays; days++) {
    const day = addDays(evening, days);
    if (closureOn(day, closures, branch.location)) continue;
    const next = hoursOn(day, branch.opening_hours).find(
      (each) => days > 0 || opensAt(each) > minute,
    );
    if (next) {
      const daysAhead = evening < today ? days - 1 : days;
      return { state: 'shut', opens: { day, daysAhead, time: next.opens }, closure };
    }
  }
  return { state: 'shut', closure };
}

function opensAt({ opens }: OpeningHours): number {
  return minuteOfDay(opens);
}

function closesAt(hours: OpeningHours): number {
  const minute = minuteOfDay(hours.closes);
  return minute > opensAt(hours) ? minute : minute + DAY_MINUTES;
}

/** The hours of a day, in order. */
function hoursOn(day: string, hours: OpeningHours[]): OpeningHours[] {
  const weekday = isoWeekday(day);
  return hours
    .filter((candidate) => candidate.weekday === weekday)
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

function closureOn(
  day: string,
  closures: readonly Closure[],
  location: string,
): Closure | undefined {
  return closures.find(
    (closure) =>
      (closure.location === null || closure.location === location) &&
      closure.starts_on <= day &&
      day <= closure.ends_on,
  );
}
