import type { SuitsBecause } from '@limber/contract/desk/day/free-hours.ts';
import {
  FREE_HOUR_ENDING_DAYS,
  FREE_HOUR_WAITED_DAYS,
  HABIT_SESSIONS,
  RHYTHM_DAYS,
} from '@limber/contract/terms/booking/free-hours.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addDays, startOfDay, weekdayOf } from '../../../platform/studio-days.ts';
import { readLastSessionsOf, readSoldLengths } from '../../clients/usual-session/read-usual.ts';
import {
  type LastSession,
  pricedLines,
  type Usual,
  usualOf,
} from '../../clients/usual-session/usual-session-rules.ts';
import { listUsable, payerFrom } from '../../packages/list-active-packages.ts';
import {
  type HasEndingMinutes,
  type Looking,
  listRegulars,
  listWhoseMinutesEnd,
  listWhoWaits,
  type Reachable,
  type WaitsNearby,
} from '../queries/free-hours.ts';
import { sessionFor } from '../times/find-times-that-fit.ts';
import { type Habit, habitOf, missedRhythmOf } from './whom-free-hours-suit-rules.ts';

/** A client with the session that they would book, and why. */
export interface SuitedPerson extends Reachable {
  readonly because: SuitsBecause;
  readonly lines: readonly { readonly serviceId: number; readonly lastsMinutes: number }[];
  readonly lastsMinutes: number;
  readonly serviceNames: readonly string[];
  readonly packageId: number | 'mine';
  readonly therapistId: number | null;
  readonly when: Habit | null;
  /** Of the reason; null where it has none. */
  readonly day: string | null;
  readonly minutes: number | null;
  readonly everyDays: number | null;
  /** What somebody on the waiting list asks for. */
  readonly waits: WaitsNearby | null;
}

type Unnamed = Omit<SuitedPerson, 'serviceNames' | 'lastsMinutes'>;

/**
 * Everybody whom a free hour might suit, once, by the strongest reason and in its order: who waits,
 * whose minutes end first, whose usual time it is, who has not come for their rhythm.
 */
export async function findSuited(db: Db, looking: Looking): Promise<SuitedPerson[]> {
  const { today, now } = looking;
  const weekdays = [weekdayOf(today), weekdayOf(addDays(today, 1))];
  const [waiting, ending, regulars] = await Promise.all([
    listWhoWaits(db, looking, addDays(today, FREE_HOUR_WAITED_DAYS)),
    listWhoseMinutesEnd(db, looking, addDays(today, FREE_HOUR_ENDING_DAYS)),
    listRegulars(db, looking, {
      since: startOfDay(addDays(today, -RHYTHM_DAYS)),
      ...{ least: HABIT_SESSIONS, weekdays },
    }),
  ]);
  const ids = [...waiting, ...ending, ...regulars].map(({ clientId }) => clientId);
  const sessions = await readLastSessionsOf(db, [...new Set(ids)]);
  const usualBy = new Map([...sessions].map(([id, last]) => [id, usualHere(last, looking)]));
  const found: Unnamed[] = waiting.map((each) => ({ ...each, ...fromList(each) }));
  for (const each of ending) {
    const session = await fromPackage(db, each, usualBy.get(each.clientId) ?? null, now);
    if (session) found.push({ ...each, ...session });
  }
  const known = regulars.map((each) => ({
    ...each,
    last: sessions.get(each.clientId) ?? [],
    usual: usualBy.get(each.clientId) ?? null,
  }));
  found.push(...known.flatMap((each) => fromHabit(each)));
  found.push(...known.flatMap((each) => fromRhythm(each, today)));
  const once = [...Map.groupBy(found, ({ clientId }) => clientId).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
  return withSoldSessions(db, once);
}

/** What is usual for somebody, where it is at this branch. */
function usualHere(last: readonly LastSession[], { locationCode }: Looking): Usual | null {
  const usual = usualOf(last);
  return usual?.locationCode === locationCode ? usual : null;
}

const NO_REASON = { day: null, minutes: null, everyDays: null, waits: null } as const;

function fromList(waits: WaitsNearby) {
  const { serviceIds, serviceMinutes, fromDay } = waits;
  return {
    ...{ ...NO_REASON, because: 'waits' as const, packageId: 'mine' as const, waits, day: fromDay },
    lines: serviceIds.map((serviceId, nth) => ({
      serviceId,
      lastsMinutes: serviceMinutes[nth] ?? 0,
    })),
    ...{ therapistId: null, when: null },
  };
}

async function fromPackage(
  db: Db,
  { clientId, packageId, endsOn }: HasEndingMinutes,
  usual: Usual | null,
  now: Date,
) {
  const usable = await listUsable(db, clientId, now);
  const payer = usable.map(payerFrom).find(({ id }) => id === packageId);
  const wanted = payer && (await sessionFor(db, payer, usual));
  if (!payer || !wanted) return null;
  return {
    ...{ ...NO_REASON, because: 'minutes_end' as const, packageId, day: endsOn },
    minutes: payer.leftMinutes,
    ...{ lines: wanted.lines, therapistId: usual?.therapistId ?? null, when: usual },
  };
}

interface Regular extends Reachable {
  readonly last: readonly LastSession[];
  readonly usual: Usual | null;
}

function fromHabit({ last, usual, ...person }: Regular): Unnamed[] {
  const when = habitOf(last);
  if (!when || !usual) return [];
  const { lines, therapistId } = usual;
  const reason = { ...NO_REASON, because: 'usual' as const, packageId: 'mine' as const };
  return [{ ...person, ...reason, lines, therapistId, when }];
}

function fromRhythm({ last, usual, ...person }: Regular, today: string): Unnamed[] {
  const missed = missedRhythmOf(last, today);
  if (!missed || !usual) return [];
  const { lines, therapistId } = usual;
  const { everyDays, lastDay: day } = missed;
  const reason = { ...NO_REASON, because: 'rhythm' as const, packageId: 'mine' as const };
  return [{ ...person, ...reason, everyDays, day, lines, therapistId, when: usual }];
}

/** With the sessions as they are sold; without those whose session is not sold any more. */
async function withSoldSessions(db: Db, people: readonly Unnamed[]): Promise<SuitedPerson[]> {
  const ids = people.flatMap(({ lines }) => lines.map(({ serviceId }) => serviceId));
  if (ids.length === 0) return [];
  const catalogue = await readSoldLengths(db, ids);
  const names = new Map(catalogue.map(({ serviceId, name }) => [serviceId, name]));
  return people.flatMap((person) => {
    // A package pays by the minute, whatever lengths are sold.
    const isPriced = person.because !== 'minutes_end';
    const lines = isPriced ? pricedLines(person.lines, catalogue) : person.lines;
    const serviceNames = person.lines.map(({ serviceId }) => names.get(serviceId));
    if (!lines || !serviceNames.every((name) => name !== undefined)) return [];
    const lastsMinutes = lines.reduce((sum, line) => sum + line.lastsMinutes, 0);
    return [{ ...person, lines, lastsMinutes, serviceNames }];
  });
}
