import type { LocatedSubject } from '@limber/contract/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** The branches and the owner of something. */
export interface BranchesAndOwners {
  /** Null: in all of them. */
  readonly branches: readonly string[] | null;
  /** Accounts of the therapist and the client, where it has them. */
  readonly owners: readonly number[];
}

/**
 * The branches of a therapist `t`: their own, and where they have shifts or sessions between two
 * instants or in the week on either side, as the rota shows a week at once.
 */
const branchesOf = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`array(
  select t.location_code
  union select location_code from shifts
  where therapist_id = t.id and coalesce(valid_to >= (${from})::date - 7, true)
    and coalesce(valid_from <= (${to})::date + 7, true)
  union select location_code from shift_changes
  where therapist_id = t.id and withdrawn_at is null and location_code is not null
    and day between (${from})::date - 7 and (${to})::date + 7
  union select location_code from bookings
  where therapist_id = t.id and status <> 'cancelled'
    and starts_at between ${from} - interval '7 days' and ${to} + interval '7 days')`;

/** Queries that look a thing up by its key. An ill-formed key never gets here. */
const statements: Record<
  LocatedSubject,
  (key: unknown, now: Date) => RawBuilder<BranchesAndOwners>
> = {
  branch: (code) =>
    sql`select array[code] as branches, '{}'::int[] as owners from locations where code = ${code}`,
  booking: (id) => sql`
    select array[booking.location_code] as branches,
      array[therapist.account_id, booking.client_id] as owners
    from bookings booking join therapists therapist on therapist.id = booking.therapist_id
    where booking.id = ${id}`,
  closure: (id) => sql`
    select case when location_code is not null then array[location_code] end as branches,
      '{}'::int[] as owners
    from closures where id = ${id}`,
  document: (name) => sql`
    select array[location_code] as branches, '{}'::int[] as owners
    from tax_documents where name = ${name}`,
  device: (id) =>
    sql`select array[location_code] as branches, '{}'::int[] as owners from devices where id = ${id}`,
  // A therapist who works at two branches concerns both desks, since both have them on their
  // board.
  therapist: (id, now) => sql`
    select ${branchesOf(sql`${now}::timestamptz`, sql`'infinity'::timestamptz`)} as branches,
      array[t.account_id] as owners
    from therapists t where t.id = ${id}`,
  time_off: (id) => sql`
    select ${branchesOf(sql`off.starts_at`, sql`off.ends_at`)} as branches,
      array[t.account_id] as owners
    from time_off off join therapists t on t.id = off.therapist_id where off.id = ${id}`,
};

/** The location of the thing with this key; undefined when there is none. */
export async function findWhereabouts(
  db: Db,
  subject: LocatedSubject,
  key: unknown,
  now: Date,
): Promise<BranchesAndOwners | undefined> {
  const { rows } = await statements[subject](key, now).execute(db);
  return rows[0];
}
