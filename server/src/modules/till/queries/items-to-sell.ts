import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { worthOfBooking } from '../../../platform/database/worth-of-booking.ts';

/** Whether a package `p` is in a sale that was not fully refunded. */
export const packageIsSold = sql`exists (
  select from sale_lines l where l.package_id = p.id and not exists (
    select from refund_lines r where r.line_id = l.id having sum(r.gross_fils) >= l.gross_fils
  )
)`;

export interface BookingToSell {
  readonly clientId: number;
  readonly status: string;
  readonly late: boolean;
  /** What is owed for it, and the member's discount included in that. */
  readonly owedFils: number;
  readonly discountFils: number;
  readonly packageId: number | null;
  readonly names: string[];
  readonly minutes: number;
  /** Sold before, and not given back: only a difference is owed. */
  readonly sold: boolean;
  /** Something that it was sold for has not been given back; else it is free as a favour. */
  readonly paid: boolean;
}

/** Makes sales and changes of bookings wait for each other until the transaction ends. */
export async function lockBookingsToSell(trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await sql`
    select from bookings where id = any (${bookingIds}::uuid[]) order by id for no key update
  `.execute(trx);
}

/** A session as it would be sold; undefined when there is none. */
export async function findBookingToSell(
  trx: Trx,
  bookingId: string,
): Promise<BookingToSell | undefined> {
  const { rows } = await sql<BookingToSell>`
    select b.client_id as "clientId", b.status, b.late, b.package_id as "packageId",
      greatest(0, its.worth - its.sold) as "owedFils",
      greatest(0, b.discount_fils - its.discounts) as "discountFils",
      array(
        select service_name from booking_lines where booking_id = b.id order by position
      ) as names,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      its.holds as sold, its.sold > 0 as paid
    from bookings b ${worthOfBooking} where b.id = ${bookingId}::uuid`.execute(trx);
  return rows[0];
}

export interface PackageToSell {
  readonly ownerId: number;
  readonly name: string;
  readonly minutes: number | null;
  readonly priceFils: number;
  readonly paidAt: Date | null;
  readonly sold: boolean;
}

/** Makes sales and changes of one package wait for each other until the transaction ends. */
export async function lockPackageToSell(trx: Trx, packageId: number): Promise<void> {
  await sql`select from owned_packages where id = ${packageId}::int for no key update`.execute(trx);
}

/** A bought package as it would be paid for; undefined when there is none. */
export async function findPackageToSell(
  trx: Trx,
  packageId: number,
): Promise<PackageToSell | undefined> {
  const { rows } = await sql<PackageToSell>`
    select p.owner_id as "ownerId", p.name, p.minutes, p.price_fils as "priceFils",
      p.paid_at as "paidAt", ${packageIsSold} as sold
    from owned_packages p where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** The kind of a product that is sold; undefined when there is none. */
export async function findProductKind(trx: Trx, productId: number) {
  const row = await trx
    .selectFrom('package_products')
    .select('kind')
    .where('id', '=', productId)
    .executeTakeFirst();
  return row?.kind as 'regular' | 'shared' | 'unlimited' | undefined;
}

/** Those of some therapists that there are. */
export async function listTherapistIds(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('therapists').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The latest payment for a sale, or for something in a sale. */
export async function findLastPayment(
  trx: Trx,
  what: { readonly saleId?: string; readonly bookingId?: string; readonly packageId?: number },
): Promise<{ readonly by: string; readonly fils: number; readonly at: Date } | undefined> {
  const { saleId = null, bookingId = null, packageId = null } = what;
  const { rows } = await sql<{ by: string; fils: number; at: Date }>`
    select a.first_name || ' ' || a.last_name as by, p.amount_fils as fils, p.at
    from payments p join accounts a on a.id = p.actor_id
    where p.amount_fils > 0 and p.sale_id in (
      select ${saleId}::uuid union
      select sale_id from sale_lines
      where booking_id = ${bookingId}::uuid or package_id = ${packageId}::int
    )
    order by p.id desc limit 1`.execute(trx);
  return rows[0];
}
