import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { PricedLength } from './usual-rules.ts';

/** A session of a client as it is kept. */
export interface KeptSession {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly packageId: number | null;
  readonly lines: readonly { readonly serviceId: number; readonly lastsMinutes: number }[];
}

/** The last sessions of a client and those to come, neither cancelled nor missed, latest first. */
export async function listLastSessions(db: Db, clientId: number, most: number) {
  return db
    .selectFrom('bookings')
    .select([
      'starts_at as startsAt',
      'ends_at as endsAt',
      'therapist_id as therapistId',
      'location_code as locationCode',
      'package_id as packageId',
      sql<KeptSession['lines']>`array(
        select json_build_object('serviceId', service_id, 'lastsMinutes', lasts_minutes)
        from booking_lines where booking_id = bookings.id order by position
      )`.as('lines'),
    ])
    .where('client_id', '=', clientId)
    .where('status', 'not in', ['cancelled', 'no_show'])
    .orderBy('starts_at', 'desc')
    .limit(most)
    .execute();
}

/** What the catalogue charges for services in each of their lengths, with their names. */
export async function listPricedLengths(
  db: Db,
  serviceIds: readonly number[],
): Promise<(PricedLength & { name: string })[]> {
  return db
    .selectFrom('services')
    .innerJoin('service_durations', 'service_durations.service_id', 'services.id')
    .select([
      'services.id as serviceId',
      'services.name',
      'lasts_minutes as lastsMinutes',
      'price_fils as priceFils',
    ])
    .where('services.active', '=', true)
    .where('service_durations.active', '=', true)
    .where('services.id', 'in', [...serviceIds])
    .execute();
}

/** What a branch is called; undefined when there is none. */
export async function findBranchName(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('locations')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.name;
}
