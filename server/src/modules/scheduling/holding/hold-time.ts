import type { Hold } from '@limber/contract/scheduling.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { isDatabaseBusy, refusal, tooMany } from '../../../platform/http/errors.ts';
import { takeFromLimits } from '../../../platform/rate-limits.ts';
import type { Turns } from '../../../platform/speed/one-at-a-time.ts';
import { timeOfMinute } from '../../../platform/studio-days.ts';
import { refuseBlocked } from '../../accounts/refuse-blocked.ts';
import { pickResources } from '../buffer-and-resource-rules.ts';
import { askedAbout, type DiaryFilter, openDiary } from '../diary-rules.ts';
import { findFreeStarts } from '../find-free-starts.ts';
import { findNearestTimes } from '../find-nearest-times.ts';
import { lockTherapist } from '../lock-therapist.ts';
import { pickTherapist } from '../pick-therapist.ts';
import { fairestFor } from '../pick-therapist-rules.ts';
import { readBookingHorizon } from '../read-booking-horizon.ts';
import { readDiary } from '../read-diary.ts';
import type { Slot } from '../slot-rules.ts';
import { NO_LONGER_FREE } from '../time-taken-refusals.ts';
import {
  CANNOT_BE_HELD,
  type HoldingBrowser,
  holdEndsAt,
  holdLimits,
  isHeldEnough,
  isSameHold,
} from './hold-rules.ts';
import { listHolds, lockHolder, upsertHold } from './queries.ts';

const MOST_TRIES = 4;
/** The estimated time at which another caller's hold on the day will have ended. */
const DAY_RETRY_SECONDS = 60;

/** What holding a time works with. */
export interface HoldDeps {
  readonly db: Db;
  /** Queues callers who want the same therapist at the same time. */
  readonly turns: Turns;
}

/** The requested hold; without a therapist anyone of the branch who fits. */
export interface RequestedHold {
  readonly filter: DiaryFilter & { readonly locationCode: string };
  readonly slot: Slot;
}

/**
 * Holds a slot for a browser and its account, replacing their earlier hold; repeating the same
 * request returns the same hold without extending it. Refuses 409 a time that is taken or held by
 * another (with up to three nearest free times), 429 a caller who has held too often or too much,
 * and like {@link readDiary}.
 *
 * @param address the caller's network address as it is counted
 */
export async function holdTime(
  deps: HoldDeps,
  holder: HoldingBrowser,
  address: string,
  request: RequestedHold,
  now: Date,
): Promise<Hold> {
  const { filter, slot } = request;
  const therapistId = filter.therapistId ?? null;
  // Elsewhere the account would hold it for longer, which counts.
  const ofBrowser = await listHolds(deps.db, { ...holder, accountId: null }, now);
  if (!ofBrowser.some((each) => isSameHold(each, therapistId, slot))) {
    const full = await takeFromLimits(deps.db, holdLimits(holder, address), now);
    if (full) throw tooMany(CANNOT_BE_HELD, full.retryAfterSeconds);
  }
  const rivals = `${therapistId ?? filter.locationCode} ${slot.startsAt.getTime()} ${slot.lastsMinutes}`;
  try {
    return await deps.turns.take(rivals, async (turn) => {
      // It may be this caller's own by now, or its former holder may hold another.
      if (turn.settled && !(await isFree(deps.db, holder, request, now))) throw new TimeGone(false);
      const held = await holdInTries(deps.db, holder, request, now);
      // With any therapist a retry may pick another.
      if (therapistId !== null) turn.settle();
      return held;
    });
  } catch (error) {
    if (!(error instanceof TimeGone)) throw error;
    throw refusal(409, NO_LONGER_FREE, {
      free_times: await findFreeTimes(deps.db, holder, request, now),
    });
  }
}

/** Nobody who fits is free; `wasPicked`: somebody was, until they were locked. */
class TimeGone extends Error {
  readonly wasPicked: boolean;

  constructor(wasPicked: boolean) {
    super(NO_LONGER_FREE.en);
    this.wasPicked = wasPicked;
  }
}

async function holdInTries(
  db: Db,
  holder: HoldingBrowser,
  request: RequestedHold,
  now: Date,
): Promise<Hold> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => holdInTransaction(trx, holder, request, now));
    } catch (error) {
      // The therapist picked has just been booked by someone else: another may be free.
      if (tries < MOST_TRIES && error instanceof TimeGone && error.wasPicked) continue;
      throw error;
    }
  }
}

/** Under the lock of the therapist, so that no booking or other hold intervenes. */
async function holdInTransaction(
  trx: Trx,
  holder: HoldingBrowser,
  { filter, slot }: RequestedHold,
  now: Date,
): Promise<Hold> {
  const looking = { now, holder };
  const { locationCode, serviceIds = [] } = filter;
  const session = { serviceIds, locationCode, day: slot.day };
  const reading = Promise.all([
    holder.accountId === null ? null : lockActor(trx, holder.accountId),
    holder.accountId === null ? null : refuseBlocked(trx, holder.accountId),
    lockHolder(trx, holder),
    readBookingHorizon(trx, holder, now),
  ]);
  const lookAt = async (therapistId: number) => {
    const [[, , , window], , diary] = await Promise.all([
      reading,
      lockTherapist(trx, therapistId, session),
      readDiary(trx, { ...filter, therapistId }, slot.day, slot.day, looking),
    ]);
    return openDiary(diary, window)(askedAbout(diary, therapistId), 0);
  };
  const asked = filter.therapistId ?? null;
  let therapistId = asked;
  if (therapistId === null) {
    const [, , , window] = await reading;
    therapistId = (await pickTherapist(trx, filter, slot, window)).therapistId;
  }
  if (therapistId === null) throw new TimeGone(false);
  const day = await lookAt(therapistId);
  const therapist = fairestFor(day, slot.startMinute, slot.lastsMinutes);
  const planned = day.planned[0]?.day;
  const resourceIds = planned && pickResources(planned.takes, slot.startMinute, slot.lastsMinutes);
  if (!planned || !therapist || !resourceIds) throw new TimeGone(asked === null);
  if (isHeldEnough(planned.held)) throw tooMany(CANNOT_BE_HELD, DAY_RETRY_SECONDS);
  const expiresAt = holdEndsAt(now);
  const until = await upsertHold(
    trx,
    { therapistId, slot, takes: planned.takes, resourceIds, expiresAt },
    looking,
  );
  return {
    date: slot.day,
    time: timeOfMinute(slot.day, slot.startMinute),
    total_duration: slot.lastsMinutes,
    therapist_id: therapistId,
    therapist_name: therapist.name,
    until: until.toISOString(),
  };
}

/** Whether the request is possible, or held already, at this moment; locks nothing. */
async function isFree(db: Db, holder: HoldingBrowser, { filter, slot }: RequestedHold, now: Date) {
  const window = await readBookingHorizon(db, holder, now);
  const starts = await findFreeStarts(db, filter, slot.day, slot.lastsMinutes, window);
  return starts.some(({ startMinute }) => startMinute === slot.startMinute);
}

/** Free times near the request; nothing on a busy database. */
async function findFreeTimes(
  db: Db,
  holder: HoldingBrowser,
  { filter, slot }: RequestedHold,
  now: Date,
) {
  try {
    const window = await readBookingHorizon(db, holder, now);
    return await findNearestTimes(db, filter, slot, window, () => true);
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error;
    return [];
  }
}
