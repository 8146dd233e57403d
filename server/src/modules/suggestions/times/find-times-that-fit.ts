import { PROPOSED_TIMES } from '@limber/contract/terms/packages.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import {
  addDays,
  minuteOf,
  studioDayOf,
  timeOfMinute,
  weekdayOf,
} from '../../../platform/studio-days.ts';
import { readLastSessions } from '../../clients/usual-session/read-usual.ts';
import {
  type LastSession,
  type Usual,
  usualOf,
} from '../../clients/usual-session/usual-session-rules.ts';
import { listUsable, payerFrom } from '../../packages/list-active-packages.ts';
import { type Payer, paysOn } from '../../packages/propose-paying-package-rules.ts';
import { accountHolder } from '../../scheduling/bookable-days-rules.ts';
import { askedAbout, openDiary, startsOn } from '../../scheduling/diary-rules.ts';
import { fairestFor } from '../../scheduling/pick-therapist-rules.ts';
import { readBookingHorizon } from '../../scheduling/read-booking-horizon.ts';
import { readDiary } from '../../scheduling/read-diary.ts';
import { findFirstBranch, findShortest } from '../queries/fitting-sessions.ts';
import { startsThatFit } from './times-that-fit-rules.ts';

/** A session that a client could book from a package. */
export interface FittingTime {
  readonly lines: Usual['lines'];
  readonly locationCode: string;
  readonly therapistId: number;
  readonly therapist: string;
  /** The studio's day, `YYYY-MM-DD`, and `HH:MM`. */
  readonly date: string;
  readonly time: string;
  readonly startsAt: Date;
}

/**
 * Up to three times that fit a client and that a package can pay for: their usual session at their
 * usual branch, with the usual therapist where that is free, otherwise with anyone; for who has no
 * usual session, the shortest that the package includes. None where the package cannot pay any more.
 */
export async function findTimesThatFit(
  db: Db | Trx,
  { clientId, packageId }: { readonly clientId: number; readonly packageId: number },
  now: Date,
): Promise<FittingTime[]> {
  const usable = await listUsable(db, clientId, now);
  const payer = usable.map(payerFrom).find(({ id }) => id === packageId);
  if (!payer) return [];
  const sessions = await readLastSessions(db, clientId);
  const wanted = await sessionFor(db, payer, usualOf(sessions));
  if (!wanted) return [];
  return findStarts(db, { ...wanted, clientId, payer, busy: sessions }, now);
}

/** A session that somebody would like. */
export interface Wanted {
  readonly lines: Usual['lines'];
  readonly locationCode: string;
  /** Null: anyone; nothing is usual. */
  readonly usual: Usual | null;
}

/** The usual session, or else the shortest, that a package can pay for; null: none. */
export async function sessionFor(
  db: Db | Trx,
  payer: Payer,
  usual: Usual | null,
): Promise<Wanted | null> {
  const isPaid = (lines: Usual['lines']) =>
    payer.leftMinutes === null || lengthOf(lines) <= payer.leftMinutes;
  const isIncluded = usual?.lines.every(({ serviceId }) => payer.serviceIds.includes(serviceId));
  if (usual && isIncluded && isPaid(usual.lines)) {
    return { lines: usual.lines, locationCode: usual.locationCode, usual };
  }
  const shortest = await findShortest(db, payer.serviceIds);
  const locationCode = usual?.locationCode ?? (await findFirstBranch(db));
  if (!shortest || !isPaid([shortest]) || locationCode === undefined) return null;
  return { lines: [shortest], locationCode, usual };
}

async function findStarts(
  db: Db | Trx,
  {
    lines,
    locationCode,
    usual,
    clientId,
    payer,
    busy,
  }: Wanted & {
    readonly clientId: number;
    readonly payer: Payer;
    /** Days on which the client has a session are left out. */
    readonly busy: readonly LastSession[];
  },
  now: Date,
): Promise<FittingTime[]> {
  const window = await readBookingHorizon(db, accountHolder(clientId), now);
  const from = addDays(studioDayOf(now), 1);
  const length = Math.min(window.daysAhead, LOOKED_AHEAD_DAYS);
  const to = addDays(from, length - 1);
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  const filter = { locationCode, serviceIds, favouritesOf: clientId };
  const diary = await readDiary(db, filter, from, to, window);
  const dayOf = openDiary(diary, window);
  const found: FittingTime[] = [];
  for (const therapistId of usual ? [usual.therapistId, undefined] : [undefined]) {
    const asked = askedAbout(diary, therapistId);
    const days = Array.from({ length }, (_, day) => {
      const date = addDays(from, day);
      const isLeftOut = [...busy, ...found.map((each) => ({ day: each.date }))].some(
        (each) => each.day === date,
      );
      const starts =
        isLeftOut || !paysOn(payer, date) ? [] : startsOn(dayOf(asked, day), lengthOf(lines));
      return {
        day: date,
        weekday: weekdayOf(date),
        starts: starts.map(({ startMinute }) => startMinute),
      };
    });
    for (const { day, startMinute } of startsThatFit(days, usual, PROPOSED_TIMES - found.length)) {
      const index = days.findIndex((each) => each.day === day);
      const who = fairestFor(dayOf(asked, index), startMinute, lengthOf(lines));
      if (!who) continue;
      const time = timeOfMinute(day, startMinute);
      found.push({
        ...{ lines, locationCode, therapistId: who.id, therapist: who.name },
        ...{ date: day, time, startsAt: minuteOf(day, startMinute) },
      });
    }
  }
  return found.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Times further ahead are no reason to hurry. */
const LOOKED_AHEAD_DAYS = 28;

function lengthOf(lines: Usual['lines']): number {
  return lines.reduce((sum, { lastsMinutes }) => sum + lastsMinutes, 0);
}
