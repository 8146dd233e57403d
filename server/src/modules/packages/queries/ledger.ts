import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isFound } from '../../../platform/database/result-of-a-statement.ts';
import type { LockedPackage } from '../owned-package-rules.ts';

/** Makes everything that changes a package's minutes wait until the transaction ends. */
export async function lockPackageRow(trx: Trx, packageId: number): Promise<void> {
  await sql`select from owned_packages where id = ${packageId}::int for no key update`.execute(trx);
}

/** The same for all packages that an account owns. */
export async function lockOwnedRows(trx: Trx, ownerId: number): Promise<void> {
  await sql`
    select from owned_packages where owner_id = ${ownerId}::int order by id for no key update
  `.execute(trx);
}

/** The balance as the last line of the ledger of package `p` has it. */
export const balance = sql`coalesce((
  select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
), 0)`;

/** One page of a package's ledger, newest first, and how many entries there are in all. */
export async function listEntries(
  db: Db | Trx,
  packageId: number,
  page: { limit: number; offset: number },
) {
  const [{ count }, entries] = await Promise.all([
    db
      .selectFrom('package_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('package_id', '=', packageId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('package_entries as entry')
      .innerJoin('owned_packages as package', 'package.id', 'entry.package_id')
      .leftJoin('accounts as person', (join) =>
        join
          .onRef('person.id', '=', 'entry.person_id')
          .on('package.kind', '=', 'shared')
          .on('entry.kind', 'in', ['booked', 'returned']),
      )
      // Other people's sessions stay private, even where the owner's minutes paid.
      .leftJoin('bookings as session', (join) =>
        join
          .onRef('session.id', '=', 'entry.booking_id')
          .onRef('session.client_id', '=', 'package.owner_id'),
      )
      .leftJoin('therapists', 'therapists.id', 'session.therapist_id')
      .leftJoin('accounts as therapist', 'therapist.id', 'therapists.account_id')
      .select((row) => [
        'package.price_fils as priceMinor',
        'session.starts_at as startsAt',
        'session.late',
        'session.healed_minutes as healedMinutes',
        sql<string | null>`therapist.first_name || ' ' || therapist.last_name`.as('therapist'),
        jsonArrayFrom(
          row
            .selectFrom('booking_lines')
            .select(['service_id', 'service_name'])
            .whereRef('booking_id', '=', 'session.id')
            .orderBy('position'),
        ).as('services'),
        'entry.id',
        'entry.at',
        'entry.kind',
        'entry.minutes',
        'entry.balance_minutes as balanceMinutes',
        'entry.reason',
        'person.first_name as personFirstName',
        'person.last_name as personLastName',
      ])
      .where('entry.package_id', '=', packageId)
      .orderBy('entry.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { count, entries };
}

/** The balance of a package, for everyone. */
interface StoredBalance
  extends Pick<LockedPackage, 'active' | 'expiresOn' | 'balanceMinutes' | 'totalMinutes'> {
  /** Whether a session is, or counts as, taken from it. */
  readonly booked: boolean;
  /** Whether a session taken from it is upcoming or in progress. */
  readonly awaited: boolean;
  /** Came from other packages; below zero: more went into others. */
  readonly transferredMinutes: number;
  /** A plan takes its minutes into the next month. */
  readonly goesOn: boolean;
  /** When its money went back altogether, where it stays open; null: it did not. */
  readonly givenBackAt: Date | null;
}

/** The balance of a package, for everyone; undefined when there is none. */
export async function findBalance(trx: Trx, packageId: number): Promise<StoredBalance | undefined> {
  const { rows } = await sql<StoredBalance>`
    select p.active, p.expires_on as "expiresOn", p.minutes as "totalMinutes",
      p.given_back_at as "givenBackAt",
      (
        select coalesce(sum(minutes), 0)::int from package_entries
        where package_id = p.id and kind = 'transferred'
      ) as "transferredMinutes",
      exists (
        select from plans join package_products o on o.id = plans.product_id
        where plans.package_id = p.id and plans.status in ('running', 'failing')
          and o.unused_minutes = 'go_on'
      ) as "goesOn",
      case when p.minutes is not null then ${balance} end as "balanceMinutes",
      exists (
        select from bookings where package_id = p.id and (status <> 'cancelled' or late)
      ) as booked,
      exists (
        select from bookings where package_id = p.id and status in ('booked', 'check_in')
      ) as awaited
    from owned_packages p where p.id = ${packageId}::int
  `.execute(trx);
  return rows[0];
}

/** Whether a session took minutes of a package until a moment. */
export async function wasTakenUntil(
  trx: Trx,
  { packageId, bookingId }: { packageId: number; bookingId: string },
  until: Date,
): Promise<boolean> {
  return isFound(
    trx
      .selectFrom('package_entries')
      .select('id')
      .where('package_id', '=', packageId)
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'booked')
      .where('at', '<=', until),
  );
}

export interface NewEntry {
  readonly packageId: number;
  readonly kind: 'bought' | 'booked' | 'returned' | 'adjusted' | 'expired' | 'refunded';
  /** Positive: added; negative: taken. */
  readonly minutes: number;
  /** The client of the session. */
  readonly personId?: number;
  /** The actor; omitted: automatic. */
  readonly actorId?: number;
  readonly bookingId?: string;
  readonly reason?: string;
  readonly at: Date;
}

interface WrittenEntry {
  readonly balanceMinutes: number;
  /** Negative: taken. */
  readonly worthMinor: number;
}

/**
 * Inserts one line into a locked package's ledger and returns the balance after it, and the value
 * of its minutes without VAT. Throws 23514 when the balance would be negative.
 */
export async function insertEntry(trx: Trx, entry: NewEntry): Promise<WrittenEntry> {
  const { rows } = await sql<WrittenEntry>`
    insert into package_entries
      (package_id, at, kind, minutes, balance_minutes, person_id, actor_id, booking_id, reason)
    select p.id, ${entry.at}::timestamptz, ${entry.kind}::text, ${entry.minutes}::int,
      ${balance} + ${entry.minutes}::int, ${entry.personId ?? null}::int,
      ${entry.actorId ?? null}::int, ${entry.bookingId ?? null}::uuid, ${entry.reason ?? null}::text
    from owned_packages p where p.id = ${entry.packageId}::int
    returning balance_minutes as "balanceMinutes", value_fils as "worthMinor"
  `.execute(trx);
  return rows[0] ?? { balanceMinutes: 0, worthMinor: 0 };
}

/**
 * Records a transfer of minutes from a locked package to another locked one, and returns their
 * value in minor units: what one loses the other gains.
 */
export async function insertTransfer(
  trx: Trx,
  moved: {
    packageId: number;
    into: number;
    minutes: number;
    actorId: number;
    reason: string;
    at: Date;
  },
): Promise<number> {
  const enter = async (packageId: number, minutes: number, minor: number | null) => {
    const { rows } = await sql<{ minor: number }>`
      insert into package_entries
        (package_id, at, kind, minutes, balance_minutes, actor_id, reason, value_fils)
      select p.id, ${moved.at}::timestamptz, 'transferred', ${minutes}::int,
        ${balance} + ${minutes}::int, ${moved.actorId}::int, ${moved.reason}::text, ${minor}::int
      from owned_packages p where p.id = ${packageId}::int
      returning value_fils as minor`.execute(trx);
    return rows[0]?.minor ?? 0;
  };
  const taken = await enter(moved.packageId, -moved.minutes, null);
  return enter(moved.into, moved.minutes, -taken);
}

/**
 * Records that expired minutes of a locked package are back, with their value, and returns the id
 * of that line.
 */
export async function insertGivenBack(
  trx: Trx,
  back: {
    packageId: number;
    minutes: number;
    minor: number;
    actorId: number;
    reason: string;
    at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into package_entries
      (package_id, at, kind, minutes, balance_minutes, actor_id, reason, value_fils)
    select p.id, ${back.at}::timestamptz, 'adjusted', ${back.minutes}::int,
      ${balance} + ${back.minutes}::int, ${back.actorId}::int, ${back.reason}::text, ${back.minor}::int
    from owned_packages p where p.id = ${back.packageId}::int
    returning id::float8 as id`.execute(trx);
  return rows[0]?.id ?? 0;
}
