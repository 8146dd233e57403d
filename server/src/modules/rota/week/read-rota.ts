import type { Rota } from '@limber/contract/desk/rota/weeks.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { listTimeOff } from '../away/list-time-off.ts';
import { listUnstaffed } from '../hours/list-unstaffed.ts';
import { findRota } from './queries.ts';

const DAYS = 7;

/**
 * Seven days of the rota, by default from today, of people who belong to the branches that the
 * actor sees or have shifts there.
 */
export async function readRota(
  db: Db,
  actor: Actor,
  query: { from?: string | undefined; location?: string | undefined },
  now: Date,
): Promise<Rota> {
  const from = query.from ?? studioDayOf(now);
  const { branches = 'all' } = actor;
  const rota = await findRota(db, { from, count: DAYS, now, branches });
  const { location } = query;
  const sees = (code: string) =>
    (branches === 'all' || branches.includes(code)) && (location ?? code) === code;
  const people = rota.people.filter(
    (person) =>
      sees(person.location) ||
      person.days.some(({ shifts }) => shifts.some((shift) => sees(shift.location))),
  );
  const timeOff = await listTimeOff(db, actor, {
    therapistIds: people.map(({ id }) => id),
    from,
    to: addDays(from, DAYS - 1),
  });
  const unstaffed = await listUnstaffed(db, branches, { from, count: DAYS });
  return {
    days: rota.days.map((day) => ({
      ...day,
      closures: day.closures.filter((each) => each.location === null || sees(each.location)),
      hours: day.hours.filter((each) => sees(each.location)),
      booked: day.booked.filter((each) => sees(each.location)),
      unstaffed: unstaffed
        .filter((each) => each.date === day.date && sees(each.location))
        .map(({ date: _, ...each }) => each),
    })),
    branches: rota.branches,
    people: people.map(({ accountId: _, ...person }) => person),
    time_off: timeOff,
  };
}
