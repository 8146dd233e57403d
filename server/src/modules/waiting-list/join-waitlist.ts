import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { MOST_WAITED_DAYS } from '@limber/contract/terms/booking/waiting-list.ts';
import type { WaitlistEntry, WaitRequest } from '@limber/contract/waiting-list.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import type { MessageProvider } from '../../platform/messaging/provider.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { addDays, dayOf, minutesOf, studioDayOf } from '../../platform/studio-days.ts';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import { UNKNOWN_CLIENT, UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import { readMemberTerms } from '../membership/read-member-terms.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';
import { entryOnWire, waitingOnWire } from './entry-on-wire.ts';
import * as rules from './entry-rules.ts';
import {
  insertEntry,
  type ListedEntry,
  listBookableLocations,
  listEntries,
  listSold,
  listWhoGive,
  updateFulfilled,
  type WaitedFor,
} from './queries/entries.ts';

/** What changing the waiting list works with. */
export interface EntryDeps extends JobDeps {
  readonly db: Db;
  readonly random: Randomness;
  readonly secret: string;
  /** Null: nothing is sent to telephones. */
  readonly messenger: MessageProvider | null;
}

/**
 * Puts the caller on the waiting list. Refuses 400 services, branches, therapists, days and times
 * that cannot be booked; 409 a client whose bookings are taken by telephone, who waits for as much
 * as one may, or for the same already.
 */
export async function joinWaitlist(
  deps: EntryDeps,
  actor: Actor,
  wish: WaitRequest,
  now: Date,
): Promise<WaitlistEntry> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockAccount(trx, actor.accountId, { sessions: true });
    await refuseBlocked(trx, actor.accountId);
    const entry = await addEntry(trx, deps, { clientId: actor.accountId, wish }, now);
    return keepAnswer(trx, entryOnWire(deps.secret, entry));
  });
}

/** Puts a client on the waiting list at the desk. Refuses like {@link joinWaitlist}, 404 an unknown client. */
export async function addWaiting(
  deps: EntryDeps,
  actor: Actor,
  asked: { readonly clientId: number; readonly wish: WaitRequest },
  now: Date,
): Promise<WaitingClient> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const state = await lockAccount(trx, asked.clientId, { sessions: true });
    if (state !== 'present') throw refusal(404, UNKNOWN_CLIENT);
    return keepAnswer(trx, waitingOnWire(await addEntry(trx, deps, asked, now)));
  });
}

async function addEntry(
  trx: Trx,
  { jobs, random, messenger }: EntryDeps,
  { clientId, wish }: { readonly clientId: number; readonly wish: WaitRequest },
  now: Date,
): Promise<ListedEntry> {
  const today = studioDayOf(now);
  const when = { now, today, isTelephoneOffered: messenger !== null };
  const wanted = await judge(trx, clientId, wish, now);
  await updateFulfilled(trx, clientId);
  const others = await listEntries(trx, { clientId }, when);
  if (others.some((other) => isSame(other, wanted))) throw refusal(409, rules.WAITS_ALREADY);
  if (rules.hasEnough(others.length)) throw refusal(409, rules.ENOUGH_ENTRIES);
  const id = random.uuid();
  await insertEntry(trx, { ...wanted, id, clientId, madeAt: now });
  // Something of it may be free now.
  await jobs.addJob(trx, 'offer-freed-time', { day: null, locationCode: null, entryId: id });
  const [entry] = await listEntries(trx, { id }, when);
  return entry as ListedEntry;
}

async function judge(trx: Trx, clientId: number, wish: WaitRequest, now: Date): Promise<WaitedFor> {
  const { total_duration: lastsMinutes, locations, therapist_ids: therapistIds } = wish;
  const lines = rules.linesOf({ services: wish.services, lastsMinutes });
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  const [sold, { daysAhead }, places, giving] = await Promise.all([
    listSold(trx, serviceIds),
    readMemberTerms(trx, clientId, dayOf(now)),
    locations && listBookableLocations(trx, locations),
    therapistIds && listWhoGive(trx, therapistIds, serviceIds),
  ]);
  const today = studioDayOf(now);
  const wrong =
    rules.refuseServices(lines, lastsMinutes, sold) ??
    rules.refuseDays(wish, {
      today,
      lastDay: addDays(today, daysAhead),
      longestTo: addDays(wish.from, MOST_WAITED_DAYS - 1),
    });
  if (wrong) throw wrongField(wrong[0], wrong[1]);
  if (locations && places && new Set(locations).size !== places.length) {
    throw wrongField('locations', UNKNOWN_BRANCH);
  }
  if (therapistIds && giving && giving.length < new Set(therapistIds).size) {
    throw wrongField('therapist_ids', giving.length === 0 ? rules.CANNOT_GIVE : UNKNOWN_THERAPIST);
  }
  const times = wish.times?.map((part) => partOf(part, lastsMinutes)) ?? null;
  return {
    serviceIds,
    serviceMinutes: lines.map((line) => line.lastsMinutes),
    lastsMinutes,
    locationCodes: locations,
    therapistIds,
    // What is past is not waited for.
    fromDay: wish.from > today ? wish.from : today,
    toDay: wish.to,
    timesFrom: times?.map(({ startMinute }) => startMinute) ?? null,
    timesTo: times?.map(({ endMinute }) => endMinute) ?? null,
    noticeMinutes: wish.notice_minutes,
    mode: wish.mode,
  };
}

function partOf(part: { readonly from: string; readonly to: string }, lastsMinutes: number) {
  const span = rules.partOfDay(minutesOf(part.from), minutesOf(part.to));
  if (!span) throw wrongField('times', rules.ENDS_BEFORE_IT_BEGINS);
  if (span.endMinute - span.startMinute < lastsMinutes) throw wrongField('times', rules.TOO_SHORT);
  return span;
}

/** Whether two entries wait for the same, however they are answered. */
function isSame(one: WaitedFor, other: WaitedFor): boolean {
  const said = (entry: WaitedFor) =>
    JSON.stringify([
      entry.serviceIds,
      entry.lastsMinutes,
      entry.locationCodes,
      entry.therapistIds,
      entry.fromDay,
      entry.toDay,
      entry.timesFrom,
      entry.timesTo,
    ]);
  return said(one) === said(other);
}
