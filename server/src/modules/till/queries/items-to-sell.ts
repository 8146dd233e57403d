import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';
import { feeBecause } from '../../../platform/database/late-or-missed-fee.ts';
import { packageIsSold } from '../../../platform/database/unpaid-or-sold-package.ts';
import { standing, worthOfBooking } from '../../../platform/database/worth-of-booking.ts';
import type { TaxedPart } from '../tax-category-shares-rules.ts';

export interface BookingToSell {
  readonly clientId: number;
  readonly status: string;
  readonly late: boolean;
  /** What is owed for it, and the member's discount included in that. */
  readonly owedMinor: number;
  readonly discountMinor: number;
  readonly packageId: number | null;
  /** Its services by category, in their order. */
  readonly parts: TaxedPart[];
  readonly minutes: number;
  /** Sold before, and not given back: only a difference is owed. */
  readonly sold: boolean;
  /** Its terms say what it costs now that it was cancelled late or missed; null: its price. */
  readonly feeBecause: 'late' | 'missed' | null;
  /** Something that it was sold for has not been given back; else it is free as a favour. */
  readonly paid: boolean;
}

/** Makes sales and changes of bookings wait for each other until the transaction ends. */
export async function lockBookingsToSell(trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await sql`
    select from bookings where id = any (${bookingIds}::uuid[]) order by id for no key update
  `.execute(trx);
}

/** A session as it would be sold on a day (`YYYY-MM-DD`); undefined when there is none. */
export async function findBookingToSell(
  trx: Trx,
  bookingId: string,
  day: string,
): Promise<BookingToSell | undefined> {
  const { rows } = await sql<BookingToSell>`
    select b.client_id as "clientId", b.status, b.late, b.package_id as "packageId",
      greatest(0, its.worth - its.sold) as "owedMinor",
      greatest(0, b.discount_fils - its.discounts) as "discountMinor",
      (
        select json_agg(json_build_object('category', part.category, 'names', part.names,
          'minutes', part.minutes, 'priceMinor', part.price, 'soldMinor', coalesce((
            select sum(net) from (${standing} and l.booking_id = b.id) line
            where line.tax_category = part.category
          ), 0)) order by part.first)
        from (
          select tax_of_service(service_id, ${day}::date) as category, min(position) as first,
            array_agg(service_name order by position) as names,
            sum(lasts_minutes) as minutes, sum(price_fils) as price
          from booking_lines where booking_id = b.id group by 1
        ) part
      ) as parts,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      ${feeBecause} as "feeBecause", its.holds as sold, its.sold > 0 as paid
    from bookings b ${worthOfBooking} where b.id = ${bookingId}::uuid`.execute(trx);
  return rows[0];
}

export interface PackageToSell {
  readonly ownerId: number;
  readonly tax: TaxCategory;
  readonly name: string;
  readonly minutes: number | null;
  readonly priceMinor: number;
  readonly paidAt: Date | null;
  readonly sold: boolean;
}

/** Makes sales and changes of one package wait for each other until the transaction ends. */
export async function lockPackageToSell(trx: Trx, packageId: number): Promise<void> {
  await sql`select from owned_packages where id = ${packageId}::int for no key update`.execute(trx);
}

/** A bought package as it would be paid for on a day; undefined when there is none. */
export async function findPackageToSell(
  trx: Trx,
  packageId: number,
  day: string,
): Promise<PackageToSell | undefined> {
  const { rows } = await sql<PackageToSell>`
    select p.owner_id as "ownerId", tax_of_product(p.product_id, ${day}::date) as tax, p.name, p.minutes, p.price_fils as "priceMinor",
      p.paid_at as "paidAt", ${packageIsSold} as sold
    from owned_packages p where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** What a product is, and how it is taxed on a day; undefined when there is none. */
export async function findProduct(trx: Trx, productId: number, day: string) {
  const { rows } = await sql<{ kind: PackageKind; tax: TaxCategory }>`
    select kind, tax_of_product(id, ${day}::date) as tax
    from package_products where id = ${productId}::int`.execute(trx);
  return rows[0];
}

/** How the package is taxed on a day that has a size. */
export async function findTaxOfSize(trx: Trx, optionId: number, day: string): Promise<TaxCategory> {
  const { rows } = await sql<{ tax: TaxCategory }>`
    select tax_of_product(product_id, ${day}::date) as tax
    from package_options where id = ${optionId}::int`.execute(trx);
  return rows[0]?.tax ?? 'standard';
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
): Promise<{ readonly by: string; readonly minor: number; readonly at: Date } | undefined> {
  const { saleId = null, bookingId = null, packageId = null } = what;
  const { rows } = await sql<{ by: string; minor: number; at: Date }>`
    select a.first_name || ' ' || a.last_name as by, p.amount_fils as minor, p.at
    from payments p join accounts a on a.id = p.actor_id
    where p.amount_fils > 0 and p.sale_id in (
      select ${saleId}::uuid union
      select sale_id from sale_lines
      where booking_id = ${bookingId}::uuid or package_id = ${packageId}::int
    )
    order by p.id desc limit 1`.execute(trx);
  return rows[0];
}
