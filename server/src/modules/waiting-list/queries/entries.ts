import type { WaitMode } from '@limber/contract/waiting-list.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import { canBeTold } from '../../../platform/messaging/can-be-told.ts';

/** What somebody waits for, as it is stored. */
export interface WaitedFor {
  readonly serviceIds: readonly number[];
  readonly serviceMinutes: readonly number[];
  readonly lastsMinutes: number;
  readonly locationCodes: readonly string[] | null;
  readonly therapistIds: readonly number[] | null;
  /** First and last day of the studio, `YYYY-MM-DD`. */
  readonly fromDay: string;
  readonly toDay: string;
  /** Minutes of the day; null: any. */
  readonly timesFrom: readonly number[] | null;
  readonly timesTo: readonly number[] | null;
  readonly noticeMinutes: number;
  readonly mode: WaitMode;
}

/** An entry of the waiting list with its client and its running offer. */
export interface ListedEntry extends WaitedFor {
  readonly id: string;
  readonly clientId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly isMember: boolean;
  /** Some channel reaches them; otherwise nothing is offered. */
  readonly canBeTold: boolean;
  readonly serviceNames: readonly string[];
  readonly madeAt: Date;
  readonly offer: {
    readonly id: string;
    readonly therapistId: number;
    readonly locationCode: string;
    readonly startsAt: string;
    readonly expiresAt: string;
  } | null;
}

/** Whether the days of an entry `e` are not over. */
const isRunning = (today: string) => sql`e.status = 'waiting' and e.to_day >= ${today}::date`;

/** Whose entries, or those of a branch and perhaps of a day. */
export type EntriesOf =
  | { readonly clientId: number }
  | { readonly id: string }
  | { readonly locationCode: string; readonly day: string | null };

/** When entries are read, and what the studio can tell by then. */
export interface When {
  readonly now: Date;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The studio sends messages to telephones. */
  readonly isTelephoneOffered: boolean;
}

/** Entries whose days are not over, oldest first, each with the client and the running offer. */
export async function listEntries(
  db: Db | Trx,
  of: EntriesOf,
  { now, today, isTelephoneOffered }: When,
): Promise<ListedEntry[]> {
  const which =
    'clientId' in of
      ? sql`e.account_id = ${of.clientId}::int`
      : 'id' in of
        ? sql`e.id = ${of.id}::uuid`
        : sql`(e.location_codes is null or ${of.locationCode}::text = any(e.location_codes))
            and (${of.day}::date is null or ${of.day}::date between e.from_day and e.to_day)`;
  const { rows } = await sql<ListedEntry>`
    select e.id, e.account_id as "clientId", a.first_name as "firstName", a.last_name as "lastName",
      a.phone_number as phone, e.service_ids as "serviceIds", e.service_minutes as "serviceMinutes",
      array(
        select s.name from unnest(e.service_ids) with ordinality as asked (id, nth)
          join services s on s.id = asked.id order by nth
      ) as "serviceNames",
      e.lasts_minutes as "lastsMinutes", e.location_codes as "locationCodes",
      e.therapist_ids as "therapistIds", to_char(e.from_day, 'YYYY-MM-DD') as "fromDay",
      to_char(e.to_day, 'YYYY-MM-DD') as "toDay", e.times_from as "timesFrom",
      e.times_to as "timesTo", e.notice_minutes as "noticeMinutes", e.mode, e.made_at as "madeAt",
      ${isMember(sql`e.account_id`, today)} as "isMember",
      ${canBeTold(isTelephoneOffered, now)} as "canBeTold",
      (
        select json_build_object('id', id, 'therapistId', therapist_id,
          'locationCode', location_code, 'startsAt', starts_at, 'expiresAt', expires_at)
        from waitlist_offers
        where entry_id = e.id and status = 'open' and expires_at > ${now}::timestamptz
      ) as offer
    from waitlist_entries e join accounts a on a.id = e.account_id
    where ${which} and ${isRunning(today)}
    order by e.made_at, e.id limit 1000`.execute(db);
  return rows;
}

/** Whether an account is a member on a day. */
export const isMember = (accountId: ReturnType<typeof sql>, day: string) => sql<boolean>`exists (
  select from memberships where account_id = ${accountId} and revoked_at is null
    and valid_from <= ${day}::date and valid_to >= ${day}::date)`;

/** Inserts an entry. */
export async function insertEntry(
  trx: Trx,
  entry: WaitedFor & { readonly id: string; readonly clientId: number; readonly madeAt: Date },
): Promise<void> {
  await trx
    .insertInto('waitlist_entries')
    .values({
      id: entry.id,
      account_id: entry.clientId,
      service_ids: [...entry.serviceIds],
      service_minutes: [...entry.serviceMinutes],
      lasts_minutes: entry.lastsMinutes,
      location_codes: entry.locationCodes && [...entry.locationCodes],
      therapist_ids: entry.therapistIds && [...entry.therapistIds],
      from_day: entry.fromDay,
      to_day: entry.toDay,
      times_from: entry.timesFrom && [...entry.timesFrom],
      times_to: entry.timesTo && [...entry.timesTo],
      notice_minutes: entry.noticeMinutes,
      mode: entry.mode,
      status: 'waiting',
      made_at: entry.madeAt,
    })
    .execute();
}

/** How an entry ended that was waiting; false: it was not, or is not the client's. */
export async function updateEntry(
  trx: Trx,
  { id, clientId }: { readonly id: string; readonly clientId: number },
  to:
    | { readonly status: 'booked'; readonly bookingId: string }
    | { readonly status: 'left' | 'fulfilled' },
): Promise<boolean> {
  return updateRows(trx, 'waitlist_entries', {
    where: { id, account_id: clientId, status: 'waiting' },
    set: { status: to.status, booking_id: to.status === 'booked' ? to.bookingId : null },
  });
}

/** Makes everything about an entry wait until the transaction ends; after the lock of its account. */
export async function lockEntry(trx: Trx, id: string): Promise<void> {
  await sql`select from waitlist_entries where id = ${id}::uuid for update`.execute(trx);
}

/** Of an entry: whether it waits, and has no running offer. Read it under {@link lockEntry}. */
export async function isWaiting(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select status = 'waiting' and not exists (
      select from waitlist_offers where entry_id = e.id and status = 'open'
    ) and not ${hasFoundOne} as waits
    from waitlist_entries e where id = ${id}::uuid`.execute(trx);
  return rows[0]?.waits ?? false;
}

/**
 * Whether the client of an entry `e` has booked such a session themselves since: one of its services
 * within its days.
 */
export const hasFoundOne = sql<boolean>`exists (
  select from bookings b where b.client_id = e.account_id and b.created_at >= e.made_at
    and b.status in ('booked', 'check_in', 'completed')
    and studio_date(b.starts_at) between e.from_day and e.to_day
    and exists (
      select from booking_lines line
      where line.booking_id = b.id and line.service_id = any(e.service_ids)
    ))`;

/** Ends the entries of a client, or of all, who have found such a session themselves. */
export async function updateFulfilled(db: Db | Trx, clientId: number): Promise<void> {
  await sql`
    update waitlist_entries e set status = 'fulfilled'
    where status = 'waiting' and account_id = ${clientId}::int and ${hasFoundOne}
      and not exists (select from waitlist_offers where entry_id = e.id and status = 'open')
  `.execute(db);
}

/** Services of these ids that are sold, with their lengths. */
export async function listSold(db: Db | Trx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; minutes: number[] }>`
    select s.id, s.name, array(
      select lasts_minutes from service_durations where service_id = s.id and active
    ) as minutes
    from services s where s.id = any(${ids}::int[]) and s.active`.execute(db);
  return rows;
}

/** Which of these branches can be booked. */
export async function listBookableLocations(
  db: Db | Trx,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('locations')
    .select('code')
    .where('bookable', '=', true)
    .where('code', 'in', [...codes])
    .execute();
  return rows.map(({ code }) => code);
}

/** Which of these therapists work here and offer all of these services. */
export async function listWhoGive(
  db: Db | Trx,
  therapistIds: readonly number[],
  serviceIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from therapists t
    where t.active and t.id = any(${therapistIds}::int[]) and not exists (
      select from services s where s.id = any(${serviceIds}::int[]) and s.needs_skill
        and not exists (
          select from therapist_services where therapist_id = t.id and service_id = s.id))
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes entries that ended before a day `YYYY-MM-DD`. */
export async function deleteOldEntries(db: Db, before: string): Promise<void> {
  await sql`delete from waitlist_entries where to_day < ${before}::date`.execute(db);
}

/** Notes that time came free on a day (null: on any), so that it is looked for whom it suits. */
export async function noteFreedTime(
  trx: Trx,
  day: string | null,
  locationCode: string | null,
): Promise<void> {
  await sql`select note_freed_time(${day}::date, ${locationCode}::text)`.execute(trx);
}
