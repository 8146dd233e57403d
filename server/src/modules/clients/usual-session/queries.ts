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

/** Latest and upcoming sessions of each of some clients, without cancellations and no-shows, latest first. */
export async function listLastSessions(
  db: Db | Trx,
  clientIds: readonly number[],
  most: number,
): Promise<(PastSessionRow & { readonly clientId: number })[]> {
  const { rows } = await sql<PastSessionRow & { readonly clientId: number }>`
    select session."clientId", session."startsAt", session."endsAt", session."therapistId",
      session."locationCode", session."packageId", session.lines
    from unnest(${clientIds}::int[]) with ordinality as asked (id, nth)
      cross join lateral (
        select b.client_id as "clientId", b.starts_at as "startsAt", b.ends_at as "endsAt",
          b.therapist_id as "therapistId", b.location_code as "locationCode",
          b.package_id as "packageId",
          array(
            select json_build_object('serviceId', service_id, 'lastsMinutes', lasts_minutes)
            from booking_lines where booking_id = b.id order by position
          ) as lines
        from bookings b where b.client_id = asked.id and b.status not in ('cancelled', 'no_show')
        order by b.starts_at desc limit ${most}
      ) as session
    order by asked.nth, session."startsAt" desc`.execute(db);
  return rows;
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
