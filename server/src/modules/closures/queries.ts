import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { ContactChannel } from '@limber/contract/desk/clients/contacts.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { insertRow, updateRows } from '../../platform/database/rows-by-values.ts';
import { clockMinutes, studioDate } from '../../platform/database/studio-day.ts';
import type { HitAs } from './affected-session-outcome-rules.ts';

/**
 * A closure as stored, with its Arabic words and the names of who made, confirmed and withdrew it.
 */
export type StoredClosure = Awaited<ReturnType<typeof listAllClosures>>[number];

const closuresIn = (db: Db | Trx) =>
  db
    .selectFrom('closures as c')
    .leftJoin('accounts as maker', 'maker.id', 'c.made_by')
    // The version before says who decided last, and nothing else.
    .leftJoin('accounts as confirmer', (on) =>
      on.on(
        'confirmer.id',
        '=',
        sql`coalesce(c.confirmed_by, case c.state when 'confirmed' then c.decided_by end)`,
      ),
    )
    .leftJoin('accounts as withdrawer', (on) =>
      on.on(
        'withdrawer.id',
        '=',
        sql`coalesce(c.withdrawn_by, case c.state when 'withdrawn' then c.decided_by end)`,
      ),
    )
    .select([
      'c.id',
      'c.version',
      sql<'provisional' | 'confirmed' | 'withdrawn'>`c.state`.as('state'),
      'c.name',
      arabicOf('c.name').as('name_ar'),
      'c.title',
      arabicOf('c.title').as('title_ar'),
      'c.greeting_ar',
      'c.location_code as location',
      'c.starts_on',
      'c.ends_on',
      'c.from_minute',
      'c.to_minute',
      'c.takes_bookings',
      'c.made_at',
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('made_by'),
      sql<Date | null>`coalesce(c.confirmed_at, case c.state when 'confirmed' then c.decided_at end)`.as(
        'confirmed_at',
      ),
      sql<string | null>`confirmer.first_name || ' ' || confirmer.last_name`.as('confirmed_by'),
      sql<Date | null>`coalesce(c.withdrawn_at, case c.state when 'withdrawn' then c.decided_at end)`.as(
        'withdrawn_at',
      ),
      sql<string | null>`withdrawer.first_name || ' ' || withdrawer.last_name`.as('withdrawn_by'),
    ]);

const arabicOf = (column: string) => sql<string>`coalesce((
  select words from translations where language = 'ar' and source = ${sql.ref(column)}), '')`;

/** The branches whose closures somebody sees, in addition to those of the whole studio. */
type Branches = readonly string[] | 'all';

const closuresSeen = (db: Db, branches: Branches) =>
  closuresIn(db).$if(branches !== 'all', (query) =>
    query.where(
      sql<boolean>`(c.location_code is null or c.location_code = any(${branches}::text[]))`,
    ),
  );

/** Current closures that end `today` (`YYYY-MM-DD`) or later, soonest first. */
export async function listComing(
  db: Db,
  branches: Branches,
  today: string,
): Promise<StoredClosure[]> {
  return closuresSeen(db, branches)
    .where('c.ends_on', '>=', today)
    .where('c.state', '<>', 'withdrawn')
    .orderBy('c.starts_on')
    .orderBy('c.id')
    .limit(1000)
    .execute();
}

/** Closures that are over by `today` or were withdrawn, the latest first. */
export async function listEarlier(
  db: Db,
  branches: Branches,
  today: string,
): Promise<StoredClosure[]> {
  return closuresSeen(db, branches)
    .where((is) => is.or([is('c.ends_on', '<', today), is('c.state', '=', 'withdrawn')]))
    .orderBy('c.ends_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1000)
    .execute();
}

export async function listAllClosures(db: Db | Trx) {
  return closuresIn(db).orderBy('c.id').execute();
}

export async function findClosure(db: Db | Trx, id: number): Promise<StoredClosure | undefined> {
  return closuresIn(db).where('c.id', '=', id).executeTakeFirst();
}

/** The codes of the branches that the studio books at. */
export async function listBookableBranches(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('locations')
    .select('code')
    .where('bookable', '=', true)
    .execute();
  return rows.map(({ code }) => code);
}

/** The fields of a closure that is created or changed. */
export interface ClosureRow {
  readonly name: string;
  readonly title: string;
  readonly greeting_ar: string;
  readonly location_code: string | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
}

export async function insertClosure(
  trx: Trx,
  closure: ClosureRow & {
    readonly state: string;
    readonly takes_bookings: boolean;
    readonly made_at: Date;
    readonly made_by: number;
  },
): Promise<number> {
  return insertRow(trx, 'closures', closure);
}

export function updateClosure(
  trx: Trx,
  id: number,
  closure: ClosureRow & { readonly takes_bookings: boolean },
) {
  return updateRows(trx, 'closures', {
    where: { id },
    set: { ...closure, version: sql`version + 1` },
  });
}

/**
 * Records that it was confirmed, possibly on other days, or withdrawn; who made an earlier decision
 * stays.
 */
export async function updateDecided(
  trx: Trx,
  id: number,
  decided: {
    readonly state: 'confirmed' | 'withdrawn';
    readonly starts_on: string;
    readonly ends_on: string;
    readonly at: Date;
    readonly by: number;
  },
): Promise<void> {
  const { state, starts_on, ends_on, at, by } = decided;
  await updateRows(trx, 'closures', {
    where: { id },
    set: {
      ...{ state, starts_on, ends_on, decided_at: at, decided_by: by },
      ...(state === 'confirmed'
        ? { confirmed_at: at, confirmed_by: by }
        : { withdrawn_at: at, withdrawn_by: by }),
      version: sql`version + 1`,
    },
  });
}

type ClosureSpan = Pick<
  StoredClosure,
  'id' | 'location' | 'starts_on' | 'ends_on' | 'from_minute' | 'to_minute'
>;

/** Stores which upcoming sessions it affects; those affected before stay listed. */
export async function insertHit(trx: Trx, closure: ClosureSpan, now: Date): Promise<void> {
  await sql`
    insert into closure_sessions (closure_id, booking_id, starts_at, location_code)
    select ${closure.id}::int, b.id, b.starts_at, b.location_code from bookings b
    where ${comesOn(closure, now)}
    on conflict do nothing`.execute(trx);
}

/** A session that a closure hit, as it was and as it is. */
export interface StoredHit extends HitAs {
  readonly id: string;
  readonly status: AppointmentStatus;
  /** The latest contact with the client since. */
  readonly tried: ContactChannel | null;
  /** Its current branch. */
  readonly location: string;
}

/**
 * Sessions that it hit when it was made, confirmed or changed, and those that are booked on it
 * since.
 */
export async function listHit(
  db: Db,
  closure: ClosureSpan & Pick<StoredClosure, 'made_at'>,
  now: Date,
): Promise<StoredHit[]> {
  const { rows } = await sql<StoredHit>`
    select b.id, b.status, b.location_code as location, b.starts_at as "startsAt", coalesce(met.starts_at, b.starts_at) as "wasAt",
      coalesce(met.location_code = b.location_code, true) as "sameBranch",
      ${standsOn(closure)} as "standsOnIt",
      coalesce(last.outcome = 'not_reached', false) as "notReached", last.channel as tried
    from bookings b
      left join closure_sessions met on met.closure_id = ${closure.id}::int and met.booking_id = b.id
      left join lateral (
        select channel, outcome from contacts
        where contacts.booking_id = b.id
          and coalesce(outcome_at, opened_at) >= coalesce(${closure.made_at}::timestamptz, '-infinity')
        order by coalesce(outcome_at, opened_at) desc, id desc limit 1
      ) last on true
    where b.id in (
      select booking_id from closure_sessions where closure_id = ${closure.id}::int
      union select b.id from bookings b where ${comesOn(closure, now)}
    )
    order by "wasAt", b.id`.execute(db);
  return rows;
}

const day = studioDate('b.starts_at');
const minuteOf = (instant: string) => clockMinutes(instant, day);

/** Whether a booking begins on its days, at its branch, and touches its part. */
const standsOn = (closure: ClosureSpan) => sql`(
  b.starts_at >= ${closure.starts_on}::date and b.starts_at < ${closure.ends_on}::date + 3
  and ${day} between ${closure.starts_on}::date and ${closure.ends_on}::date
  and b.location_code = coalesce(${closure.location}::text, b.location_code)
  and ${minuteOf('b.starts_at')} < coalesce(${closure.to_minute}::int, 3000)
  and ${minuteOf('b.ends_at')} > coalesce(${closure.from_minute}::int, 0))`;

const comesOn = (closure: ClosureSpan, now: Date) => sql`
  b.status = 'booked' and b.starts_at > ${now}::timestamptz and ${standsOn(closure)}`;
