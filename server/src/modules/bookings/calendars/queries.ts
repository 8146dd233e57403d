import type { PackageKind } from '@limber/contract/packages.ts';
import {
  CALENDAR_LOOKS_BACK_DAYS,
  MOST_IN_CALENDAR,
} from '@limber/contract/terms/booking/calendars.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { changesOf } from '../queries.ts';

/** Whose sessions a calendar shows: the account's own, or all of a branch. */
export interface FeedOf {
  readonly accountId: number;
  /** Null: the account's own sessions. */
  readonly locationCode: string | null;
}

/** The id of a calendar; undefined when there is none. */
export async function findFeed(db: Db, { accountId, locationCode }: FeedOf) {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('location_code', 'is not distinct from', locationCode)
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a calendar unless there is one, and returns the id of the present one. */
export async function insertFeed(
  trx: Trx,
  { id, accountId, locationCode }: FeedOf & { readonly id: string },
  now: Date,
): Promise<string> {
  const row = await trx
    .insertInto('calendar_feeds')
    .values({ id, account_id: accountId, location_code: locationCode, made_at: now })
    // An update without effect, so that the existing row is returned.
    .onConflict((other) =>
      other
        .columns(['account_id', 'location_code'])
        .doUpdateSet((row) => ({ made_at: row.ref('calendar_feeds.made_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteFeed(trx: Trx, { accountId, locationCode }: FeedOf): Promise<void> {
  await trx
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .where('location_code', 'is not distinct from', locationCode)
    .execute();
}

/**
 * Whose calendar it is; undefined when it was revoked, or its owner has left, may no longer see it,
 * or is no longer there.
 */
export async function findFeedOwner(db: Db, id: string) {
  return db
    .selectFrom('calendar_feeds as feed')
    .innerJoin('accounts as account', 'account.id', 'feed.account_id')
    .leftJoin('therapists as therapist', 'therapist.account_id', 'account.id')
    .select((row) => [
      'feed.account_id as accountId',
      'feed.location_code as locationCode',
      'account.account_type as accountType',
      'therapist.id as therapistId',
      row.ref('account.language').$castTo<Language>().as('language'),
    ])
    .where('feed.id', '=', id)
    .where('account.suspended_at', 'is', null)
    .where('account.erased_at', 'is', null)
    .where((row) => row.or([row('therapist.id', 'is', null), row('therapist.active', '=', true)]))
    .where((row) =>
      row.or([
        row('feed.location_code', 'is', null),
        // A former manager's address shows nothing.
        row('account.account_type', '=', 'manager'),
      ]),
    )
    .executeTakeFirst();
}

/** Whose sessions are listed. */
export type SessionsOf =
  | { readonly clientId: number }
  | { readonly therapistId: number }
  | { readonly locationCode: string };

/**
 * The sessions of a calendar: those to come first, then what was in the last days, with those
 * cancelled in the same time.
 */
export async function listFeedSessions(db: Db, of: SessionsOf, now: Date) {
  const since = new Date(now.getTime() - CALENDAR_LOOKS_BACK_DAYS * 24 * 3_600_000);
  const [column, value] =
    'clientId' in of
      ? (['b.client_id', of.clientId] as const)
      : 'therapistId' in of
        ? (['b.therapist_id', of.therapistId] as const)
        : (['b.location_code', of.locationCode] as const);
  return db
    .selectFrom('bookings as b')
    .innerJoin('therapists', 'therapists.id', 'b.therapist_id')
    .innerJoin('accounts as therapist', 'therapist.id', 'therapists.account_id')
    .innerJoin('accounts as client', 'client.id', 'b.client_id')
    .innerJoin('locations', 'locations.code', 'b.location_code')
    .leftJoin('owned_packages as package', 'package.id', 'b.package_id')
    .select((row) => [
      'b.id',
      'b.starts_at as startsAt',
      'b.ends_at as endsAt',
      'b.cutoff_hours as cutoffHours',
      'b.price_fils as priceMinor',
      'b.late_fee_fils as lateFeeMinor',
      'b.missed_fee_fils as missedFeeMinor',
      'therapist.first_name as therapistFirstName',
      'therapist.last_name as therapistLastName',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      'locations.name as locationName',
      'locations.address as locationAddress',
      'package.name as packageName',
      row.ref('package.kind').$castTo<PackageKind | null>().as('packageKind'),
      'b.package_minutes as packageMinutes',
      sql<boolean>`b.status = 'cancelled'`.as('isCancelled'),
      changesOf('b').as('changes'),
      sql<Date>`coalesce(
        (select max(at) from booking_events where booking_id = b.id), b.created_at)`.as(
        'changedAt',
      ),
      sql<string[]>`array(
        select service_name from booking_lines where booking_id = b.id order by position
      )`.as('serviceNames'),
      sql<string[]>`array(
        select resources.name from booking_resources given
        join resources on resources.id = given.resource_id
        where given.booking_id = b.id order by resources.position, resources.id
      )`.as('roomNames'),
    ])
    .where(column, '=', value)
    .where(
      sql<boolean>`case when b.status = 'cancelled' then exists (
        select from booking_events e where e.booking_id = b.id and e.to_status = 'cancelled'
          and e.at >= ${since}::timestamptz
      ) else b.starts_at >= ${since}::timestamptz end`,
    )
    .orderBy(sql`b.starts_at < ${now}::timestamptz`)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .limit(MOST_IN_CALENDAR)
    .execute();
}

export type FeedSession = Awaited<ReturnType<typeof listFeedSessions>>[number];
