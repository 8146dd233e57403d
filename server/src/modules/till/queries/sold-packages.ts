import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

export interface SoldPackageRow {
  readonly lineId: number;
  /** Bought; null: unlimited. */
  readonly minutes: number | null;
  /** Of sessions that count. */
  readonly usedMinutes: number;
  readonly refundedMinutes: number;
  readonly expiredMinutes: number;
  /** Below zero: more was taken away than added. */
  readonly adjustedMinutes: number;
  /** Came from other packages; below zero: more went into others. */
  readonly transferredMinutes: number;
  readonly leftMinutes: number;
  /** What the studio owes for the minutes left, without VAT. */
  readonly leftMinor: number;
  /** Its last day has passed: the balance has expired, even if its end is not recorded yet. */
  readonly isOver: boolean;
  /**
   * A year of membership has not ended on the studio's day for which the others counted do not
   * suffice.
   */
  readonly isUnlocking: boolean;
}

/**
 * The packages in a sale on a day of the studio, `YYYY-MM-DD`, with the minutes that a membership
 * needs.
 */
export async function listSoldPackageRows(
  db: Db,
  saleId: string,
  {
    today,
    date,
    neededMinutes,
  }: { readonly today: string; readonly date: string; readonly neededMinutes: number },
): Promise<SoldPackageRow[]> {
  const { rows } = await sql<SoldPackageRow>`
    select l.id as "lineId", p.minutes, moved.used as "usedMinutes",
      moved.refunded as "refundedMinutes", moved.expired as "expiredMinutes",
      moved.adjusted as "adjustedMinutes", moved.transferred as "transferredMinutes",
      coalesce(left_in.balance_minutes, 0) as "leftMinutes",
      coalesce(left_in.balance_fils, 0) as "leftMinor",
      coalesce(p.expires_on < ${date}::date, false) as "isOver", exists (
        select from memberships
        where id = p.membership_id and revoked_at is null and valid_to >= ${today}::date
          and ${neededMinutes}::int > (
            select coalesce(sum(minutes), 0) from owned_packages other
            where membership_id = p.membership_id and active and given_back_at is null
              and other.id <> p.id
          )
      ) as "isUnlocking"
    from sale_lines l left join gift_cards card on card.id = l.gift_card_id
      join owned_packages p on p.id = coalesce(l.package_id, card.opened_package_id)
      cross join lateral (
        select
          coalesce(-sum(minutes) filter (where kind in ('booked', 'returned')), 0)::int as used,
          coalesce(-sum(minutes) filter (where kind = 'refunded'), 0)::int as refunded,
          coalesce(-sum(minutes) filter (where kind = 'expired'), 0)::int as expired,
          coalesce(sum(minutes) filter (where kind = 'adjusted'), 0)::int as adjusted,
          coalesce(sum(minutes) filter (where kind = 'transferred'), 0)::int as transferred
        from package_entries where package_id = p.id
      ) moved
      left join lateral (
        select balance_minutes, balance_fils from package_entries where package_id = p.id
        order by id desc limit 1
      ) left_in on true
    where l.sale_id = ${saleId}::uuid order by l.position`.execute(db);
  return rows;
}
