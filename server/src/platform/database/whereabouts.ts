import type { Placed } from '@limber/contract/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Where something stands, and whose it is. */
export interface Whereabouts {
  /** Null: in all of them. */
  readonly branch: string | null;
  /** Accounts of the therapist and the client, where it has them. */
  readonly owners: readonly number[];
}

/** Looks a thing up by its key. A key that has not the form of one never comes here. */
const statements: Record<Placed, (key: unknown) => RawBuilder<Whereabouts>> = {
  branch: (code) =>
    sql`select code as branch, '{}'::int[] as owners from locations where code = ${code}`,
  booking: (id) => sql`
    select booking.location_code as branch,
      array[therapist.account_id, booking.client_id] as owners
    from bookings booking join therapists therapist on therapist.id = booking.therapist_id
    where booking.id = ${id}`,
  closure: (id) =>
    sql`select location_code as branch, '{}'::int[] as owners from closures where id = ${id}`,
  document: (name) => sql`
    select location_code as branch, '{}'::int[] as owners from tax_documents where name = ${name}`,
  device: (id) =>
    sql`select location_code as branch, '{}'::int[] as owners from devices where id = ${id}`,
  therapist: (id) => sql`
    select location_code as branch, array[account_id] as owners from therapists where id = ${id}`,
  time_off: (id) => sql`
    select location_code as branch, array[account_id] as owners
    from time_off join therapists on therapists.id = therapist_id where time_off.id = ${id}`,
};

/** Where the thing of this key stands; undefined when there is none. */
export async function findWhereabouts(
  db: Db,
  placed: Placed,
  key: unknown,
): Promise<Whereabouts | undefined> {
  const { rows } = await statements[placed](key).execute(db);
  return rows[0];
}
