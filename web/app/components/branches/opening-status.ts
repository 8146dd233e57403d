import type { OpeningHours } from '@limber/contract/catalogue.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { addDays, dubaiDay, dubaiTime, isoWeekday } from '../../lib/dates.ts';

interface OpenStatus {
  state: 'open';
  /** 'HH:MM' of today. */
  closes: string;
}

interface ShutStatus {
  state: 'shut';
  /** When it opens next; left out when no day of the coming weeks is open. */
  opens?: { day: string; daysAhead: number; time: string };
  /** The closure that shuts it today, if it is one. */
  closure?: Closure;
}

/** How far ahead the next opening is looked for. */
const horizonDays = 60;

/**
 * Whether a branch is open at an instant (epoch milliseconds), by its weekly hours and the
 * closures, all in Dubai time.
 */
export function openingStatus(
  branch: { location: string; opening_hours: OpeningHours[] },
  closures: readonly Closure[],
  now: number,
): OpenStatus | ShutStatus {
  const today = dubaiDay(now);
  const time = dubaiTime(now);
  const closure = closureOn(today, closures, branch.location);
  const hours = closure ? undefined : hoursOn(today, branch.opening_hours);
  if (hours && time >= hours.opens && time < hours.closes) {
    return { state: 'open', closes: hours.closes };
  }
  for (let daysAhead = hours && time < hours.opens ? 0 : 1; daysAhead <= horizonDays; daysAhead++) {
    const day = addDays(today, daysAhead);
    const next = hoursOn(day, branch.opening_hours);
    if (next && !closureOn(day, closures, branch.location)) {
      return { state: 'shut', opens: { day, daysAhead, time: next.opens }, closure };
    }
  }
  return { state: 'shut', closure };
}

/** The hours of a day, if it has any. */
function hoursOn(day: string, hours: OpeningHours[]): OpeningHours | undefined {
  const weekday = isoWeekday(day);
  return hours.find((candidate) => candidate.weekday === weekday);
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
