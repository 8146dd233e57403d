import type { Trx } from '../../src/platform/database/db.ts';
import { addDays, startOfDay } from '../../src/platform/studio-days.ts';
import type { UsedSession } from './keep-ledger.ts';
import type { PackagePlan } from './package-plans.ts';

/** What is sold. */
export type Product = {
  id: number;
  optionId: number;
  kind: 'regular' | 'shared' | 'unlimited';
  name: string;
  priceMinor: number;
  validityDays: number;
  peopleLimit: number;
  serviceIds: number[];
};

/**
 * Sessions that the package may pay: booked between its purchase and `until`, before its end, all
 * their services included.
 */
export async function findSessions(
  trx: Trx,
  plan: PackagePlan,
  product: Product,
  accountId: (email: string) => number,
  { boughtAt, expiresOn, until }: { boughtAt: Date; expiresOn: string; until: Date },
): Promise<UsedSession[]> {
  const found: UsedSession[] = [];
  for (const { email, sessions } of plan.usedBy) {
    const rows = await trx
      .selectFrom('bookings')
      .select((row) => [
        'id',
        'client_id',
        'starts_at',
        'ends_at',
        'created_at',
        row
          .selectFrom('booking_events')
          .select('at')
          .whereRef('booking_id', '=', 'bookings.id')
          .where('to_status', '=', 'cancelled')
          .as('cancelled_at'),
      ])
      .where('client_id', '=', accountId(email))
      .where('created_at', '>', boughtAt)
      .where('created_at', '<', until)
      .where('package_id', 'is', null)
      .where('starts_at', '<', startOfDay(addDays(expiresOn, 1)))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('booking_lines')
              .select('service_id')
              .whereRef('booking_id', '=', 'bookings.id')
              .where('service_id', 'not in', product.serviceIds),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(sessions)
      .execute();
    for (const row of rows) {
      // Nothing is returned once the rest was refunded.
      if (row.cancelled_at && row.cancelled_at >= until) continue;
      found.push({
        bookingId: row.id,
        personId: row.client_id,
        minutes: (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000,
        bookedAt: row.created_at,
        returnedAt: row.cancelled_at,
      });
    }
  }
  return found;
}

/** The product of a plan. */
export async function findProduct(trx: Trx, plan: PackagePlan): Promise<Product> {
  const row = await trx
    .selectFrom('package_products as product')
    .innerJoin('package_options as option', 'option.product_id', 'product.id')
    .select([
      'product.id',
      'option.id as optionId',
      'kind',
      'name',
      'price_fils as priceMinor',
      'validity_days as validityDays',
      'people_limit as peopleLimit',
    ])
    .where('name', '=', plan.product)
    .where('minutes', 'is not distinct from', plan.minutes)
    .executeTakeFirstOrThrow();
  const services = await trx
    .selectFrom('package_product_services')
    .select('service_id')
    .where('product_id', '=', row.id)
    .execute();
  return {
    ...row,
    kind: row.kind as Product['kind'],
    validityDays: row.validityDays ?? 365,
    serviceIds: services.map((service) => service.service_id),
  };
}

/** Ids of accounts by their address, of those without one by their telephone. */
export async function findAccountIds(trx: Trx): Promise<(email: string) => number> {
  const rows = await trx.selectFrom('accounts').select(['id', 'email', 'phone_e164']).execute();
  const ids = new Map(rows.map(({ id, email, phone_e164 }) => [email ?? phone_e164, id]));
  return (email) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`The demo speaks of ${email}, who has no account.`);
    return id;
  };
}
