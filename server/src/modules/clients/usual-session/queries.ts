import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { PricedLength } from './usual-session-rules.ts';

/** A session of a client as stored. */
export interface PastSessionRow {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly therapistId: number;
  readonly locationCode: string;
  readonly packageId: number | null;
  readonly lines: readonly { readonly serviceId: number; readonly lastsMinutes: number }[];
}

/** A client's latest and upcoming sessions, without cancellations and no-shows, latest first. */
export async function listLastSessions(db: Db | Trx, clientId: number, most: number) {
  return db
    .selectFrom('bookings')
    .select([
      'starts_at as startsAt',
      'ends_at as endsAt',
      'therapist_id as therapistId',
      'location_code as locationCode',
      'package_id as packageId',
      sql<PastSessionRow['lines']>`array(
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

/** Catalogue prices and names of services, for every length. */
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
      'price_fils as priceMinor',
    ])
    .where('services.active', '=', true)
    .where('service_durations.active', '=', true)
    .where('services.id', 'in', [...serviceIds])
    .execute();
}
