import {
  BOOKABLE_DAYS_BOUNDS,
  MEMBER_DAYS_AHEAD_MORE,
} from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addDays, clockChangeOn, minuteOf, studioDayOf } from '../../../platform/studio-days.ts';
import type { DiaryWindow } from '../../scheduling/bookable-days-rules.ts';
import { askedAbout, openDiary } from '../../scheduling/diary-rules.ts';
import { readNextEndOfHolds } from '../../scheduling/holding/hold-for-offer.ts';
import { onceForServices, readDiary } from '../../scheduling/read-diary.ts';
import type { WaitingDeps } from '../deps.ts';
import {
  type Candidate,
  listWaitedDays,
  listWhomItMaySuit,
  readMembersFirst,
} from '../queries/whom-it-may-suit.ts';
import { offerOrBook } from './offer-or-book.ts';
import { gapsOf, partsOfDay, timeThatSuits, type Waiting } from './whom-freed-time-suits-rules.ts';
import { byTurn } from './whose-turn-rules.ts';

/** Where time may have come free: a day and a branch, each null for any; or everything for one entry. */
export interface FreedTime {
  readonly day: string | null;
  readonly locationCode: string | null;
  readonly entryId?: string | undefined;
}

/**
 * Finds whom time that came free suits, and offers it to them, each time to the first. What is free
 * is read again, so that looking once more changes nothing. Time that a client holds in the wizard
 * is looked at again when that ends.
 */
export async function offerFreedTime(
  deps: WaitingDeps,
  { day, locationCode, entryId = undefined }: FreedTime,
  now: Date,
): Promise<void> {
  const today = studioDayOf(now);
  const from = day !== null && day > today ? day : today;
  const to = day ?? addDays(today, LAST_DAY_AHEAD);
  if (to < today) return;
  const asked = { from, to, locationCode, entryId: entryId ?? null };
  for (const waited of await listWaitedDays(deps.db, asked)) {
    await offerDay(deps, { ...waited, entryId: asked.entryId }, now);
  }
}

/** The diary is open for nobody beyond this. */
const LAST_DAY_AHEAD = BOOKABLE_DAYS_BOUNDS.most + MEMBER_DAYS_AHEAD_MORE;

interface WaitedDay {
  readonly day: string;
  readonly locationCode: string;
  readonly entryId: string | null;
}

async function offerDay(deps: WaitingDeps, waited: WaitedDay, now: Date): Promise<void> {
  const { day, locationCode } = waited;
  const [inLine, membersFirst] = await Promise.all([
    findWhomItSuits(deps, waited, now),
    readMembersFirst(deps.db),
  ]);
  let diaries = diariesOf(deps.db, waited, now);
  let isLeft = false;
  for (const entry of inLine.toSorted(byTurn(membersFirst))) {
    const time = timeThatSuits(await diaries(entry.serviceIds), waitingOn(day, entry));
    const made =
      time !== null &&
      (await offerOrBook(deps, entry, { ...entry, ...time, day, locationCode }, now));
    isLeft ||= !made;
    // Less is free now.
    if (made) diaries = diariesOf(deps.db, waited, now);
  }
  if (isLeft || inLine.length === 0) await lookAgainAfterHolds(deps, waited, now);
}

/** Who could use something of what is free on a day; the rules say the time. */
export async function findWhomItSuits(
  { db, messenger }: Pick<WaitingDeps, 'db' | 'messenger'>,
  waited: WaitedDay,
  now: Date,
): Promise<Candidate[]> {
  const { day, locationCode, entryId } = waited;
  const gaps = gapsOf(await diariesOf(db, waited, now)([]));
  if (gaps.length === 0) return [];
  const freed = { day, locationCode, midnight: minuteOf(day, 0), gaps };
  const when = { now, today: studioDayOf(now), isTelephoneOffered: messenger !== null };
  return listWhomItMaySuit(db, freed, { ...when, entryId });
}

/** Reads what is free at a branch on a day, once for each set of services. */
function diariesOf(db: Db, { day, locationCode }: WaitedDay, now: Date) {
  const holder = { accountId: null, browser: null };
  const window: DiaryWindow = { now, holder, daysAhead: LAST_DAY_AHEAD };
  const read = async (serviceIds: readonly number[]) => {
    const diary = await readDiary(db, { locationCode, serviceIds }, day, day, window);
    return openDiary(diary, window)(askedAbout(diary), 0);
  };
  return onceForServices(read);
}

function waitingOn(day: string, entry: Candidate): Waiting {
  return { ...entry, times: partsOfDay(entry, clockChangeOn(day)) };
}

/** A time that a client holds is free again when they let it go. */
async function lookAgainAfterHolds(
  deps: WaitingDeps,
  { day, locationCode }: WaitedDay,
  now: Date,
): Promise<void> {
  const ends = await readNextEndOfHolds(deps.db, day, now);
  if (!ends) return;
  const options = { runAt: ends, jobKey: `freed after holds ${day} ${locationCode}` };
  await deps.db
    .transaction()
    .execute((trx) => deps.jobs.addJob(trx, 'offer-freed-time', { day, locationCode }, options));
}
