import type { Placed } from '@limber/contract/route.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Where something stands, and whose it is among therapists, where it is somebody's. */
export interface Whereabouts {
  readonly branch: string;
  /** The therapist's account; null: no therapist's own. */
  readonly therapist: number | null;
}

/** Looks a thing up by its key. A key that has not the form of one never comes here. */
const statements: Record<Exclude<Placed, 'branch'>, (key: unknown) => RawBuilder<Whereabouts>> = {
  booking: (id) => sql`
    select booking.location_code as branch, therapist.account_id as therapist
    from bookings booking join therapists therapist on therapist.id = booking.therapist_id
    where booking.id = ${id}`,
  device: (id) =>
    sql`select location_code as branch, null::int as therapist from devices where id = ${id}`,
};

/** Where the thing of this key stands; undefined when there is none. */
export async function findWhereabouts(
  db: Db,
  placed: Placed,
  key: unknown,
): Promise<Whereabouts | undefined> {
  if (placed === 'branch') return { branch: String(key), therapist: null };
  const { rows } = await statements[placed](key).execute(db);
  return rows[0];
}
