import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { addDays, minuteOf } from '../../../platform/studio-days.ts';

/**
 * Coming sessions of a client that stand at their own price, are not sold, and are for what a package of
 * theirs includes, in their order.
 *
 * @param to the last day of the studio, `YYYY-MM-DD`; null: any
 */
export async function listSessionsBeyond(
  trx: Trx,
  asked: {
    readonly accountId: number;
    readonly packageId: number;
    readonly from: string;
    readonly to: string | null;
    readonly now: Date;
  },
): Promise<string[]> {
  const { accountId, packageId, from, to, now } = asked;
  const begins = minuteOf(from, DAY_BEGINS_MINUTE);
  const ends = to === null ? null : minuteOf(addDays(to, 1), DAY_BEGINS_MINUTE);
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.client_id = ${accountId}::int and b.package_id is null and b.status = 'booked'
      and b.price_fils > 0 and b.starts_at > ${now}::timestamptz
      and b.starts_at >= ${begins}::timestamptz
      and b.starts_at < coalesce(${ends}::timestamptz, 'infinity')
      and not exists (select from sale_lines where booking_id = b.id)
      and not exists (
        select from booking_lines l where l.booking_id = b.id and l.service_id not in (
          select s.service_id from owned_packages p
            join package_product_services s on s.product_id = p.product_id
          where p.id = ${packageId}::int
        )
      )
    order by b.starts_at, b.id`.execute(trx);
  return rows.map(({ id }) => id);
}
