import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import type { DaySpan } from '../rules.ts';

/** What decides whether a package can be prolonged. */
interface Prolonged {
  readonly name: string;
  readonly active: boolean;
  readonly expiresOn: string | null;
  /** Days of sessions that are booked from it and to come, `YYYY-MM-DD` of the studio. */
  readonly bookedDays: string[];
  readonly frozen: DaySpan[];
}

/** A package as prolonging needs it; undefined when there is none. */
export async function findToProlong(trx: Trx, packageId: number): Promise<Prolonged | undefined> {
  const { rows } = await sql<Prolonged>`
    select p.name, p.active, p.expires_on as "expiresOn",
      array(
        select distinct ${studioDay('starts_at')} from bookings
        where package_id = p.id and status = 'booked'
      ) as "bookedDays",
      coalesce((
        select json_agg(json_build_object('from', frozen_from, 'to', frozen_to))
        from package_prolongations where package_id = p.id and frozen_from is not null
      ), '[]') as frozen
    from owned_packages p where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** Writes a later last day of a package, and how it came to it. */
export async function updateExpiry(
  trx: Trx,
  packageId: number,
  prolonged: {
    fromExpiresOn: string;
    toExpiresOn: string;
    frozen: DaySpan | null;
    reason: string;
    actorId: number;
    at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('owned_packages')
    .set({ expires_on: prolonged.toExpiresOn })
    .where('id', '=', packageId)
    .execute();
  await trx
    .insertInto('package_prolongations')
    .values({
      package_id: packageId,
      frozen_from: prolonged.frozen?.from ?? null,
      frozen_to: prolonged.frozen?.to ?? null,
      from_expires_on: prolonged.fromExpiresOn,
      to_expires_on: prolonged.toExpiresOn,
      reason: prolonged.reason,
      actor_id: prolonged.actorId,
      at: prolonged.at,
    })
    .execute();
}
