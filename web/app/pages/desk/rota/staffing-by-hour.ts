import type { Rota } from '@limber/contract/desk/rota/weeks.ts';

export interface StaffedHour {
  /** Minutes from midnight of the day. */
  readonly fromMinute: number;
  readonly onShift: number;
  readonly sessions: number;
}

/**
 * The hours of a day from the first opening to the last closing, each with the people who work in it
 * and the sessions that take place; none where nothing is open.
 */
export function staffingByHour(rota: Rota, day: Rota['days'][number]): readonly StaffedHour[] {
  const { hours, booked, date } = day;
  if (hours.length === 0) return [];
  const opens = Math.floor(Math.min(...hours.map(({ from_minute }) => from_minute)) / 60);
  const closes = Math.ceil(Math.max(...hours.map(({ to_minute }) => to_minute)) / 60);
  const branches = new Set(hours.map(({ location }) => location));
  return Array.from({ length: closes - opens }, (_, at) => {
    const fromMinute = (opens + at) * 60;
    const here = rota.people.filter((person) =>
      person.days
        .find((each) => each.date === date)
        ?.shifts.some(
          ({ location, from_minute, to_minute }) =>
            branches.has(location) &&
            from_minute < fromMinute + 60 &&
            to_minute > fromMinute &&
            !isAway(rota, person.id, date, fromMinute),
        ),
    );
    const sessions = booked.filter((each) => each.from_minute === fromMinute);
    return {
      fromMinute,
      onShift: here.length,
      sessions: sessions.reduce((sum, each) => sum + each.sessions, 0),
    };
  });
}

/** Minutes that somebody works in the days shown, without those of an absence. */
export function minutesOfWeek(rota: Rota, person: Rota['people'][number]): number {
  return person.days.reduce(
    (sum, { date, shifts }) =>
      sum +
      shifts.reduce((ofDay, { from_minute: from, to_minute: to }) => {
        const lost = absences(rota, person.id, date).reduce(
          (all, away) => all + Math.max(0, Math.min(to, away.to) - Math.max(from, away.from)),
          0,
        );
        return ofDay + Math.max(0, to - from - lost);
      }, 0),
    0,
  );
}

function isAway(rota: Rota, id: number, date: string, fromMinute: number): boolean {
  return absences(rota, id, date).some(
    ({ from, to }) => from <= fromMinute && to >= fromMinute + 60,
  );
}

/** The minutes of a day for which somebody is away. */
function absences(rota: Rota, id: number, date: string) {
  return rota.time_off
    .filter((each) => each.therapist_id === id && each.from <= date && date <= each.to)
    .map((each) => ({
      from: each.from === date ? each.from_minute : 0,
      to: each.to === date ? each.to_minute : Number.POSITIVE_INFINITY,
    }));
}
