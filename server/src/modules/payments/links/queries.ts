import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { PaymentStatus } from '../payment-status-rules.ts';

/** What a link is for: one of these. */
export interface LinkedThing {
  readonly bookingId: string | null;
  readonly packageId: number | null;
  readonly saleId: string | null;
}

export interface LinkRow extends LinkedThing {
  readonly id: string;
  readonly locationCode: string;
  readonly expiresAt: Date;
  /** The account that owes it. */
  readonly accountId: number;
  /** The session that it pays: the linked one, or the only one of the linked sale. */
  readonly paysBookingId: string | null;
}

/** Stores a link, or extends the existing one; returns its id. */
export async function upsertLink(
  trx: Trx,
  link: LinkedThing & {
    readonly id: string;
    readonly locationCode: string;
    readonly actorId: number;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<string> {
  const { bookingId, packageId, saleId, locationCode, expiresAt } = link;
  const thing = bookingId ? 'booking_id' : packageId ? 'package_id' : 'sale_id';
  const { id } = await trx
    .insertInto('payment_links')
    .values({
      id: link.id,
      location_code: locationCode,
      booking_id: bookingId,
      package_id: packageId,
      sale_id: saleId,
      made_by: link.actorId,
      made_at: link.at,
      expires_at: expiresAt,
    })
    .onConflict((of) =>
      of
        .column(thing)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet({ location_code: locationCode, expires_at: expiresAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A link; undefined: there is none. With `locks` other payments by it wait until the transaction
 * ends.
 */
export async function findLink(
  db: Db | Trx,
  id: string,
  { locks }: { readonly locks: boolean } = { locks: false },
): Promise<LinkRow | undefined> {
  if (locks) await sql`select from payment_links where id = ${id}::uuid for update`.execute(db);
  const { rows } = await sql<LinkRow>`
    select l.id, l.location_code as "locationCode", l.expires_at as "expiresAt",
      l.booking_id as "bookingId", l.package_id as "packageId", l.sale_id as "saleId",
      coalesce(b.client_id, p.owner_id, s.payer_id) as "accountId",
      coalesce(l.booking_id, (
        select case when count(*) = 1 then min(line.booking_id::text)::uuid end
        from sale_lines line where line.sale_id = l.sale_id
      )) as "paysBookingId"
    from payment_links l
      left join bookings b on b.id = l.booking_id
      left join owned_packages p on p.id = l.package_id
      left join sales s on s.id = l.sale_id
    where l.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Withdraws a link; no more payments begin by it. */
export async function updateWithdrawn(
  trx: Trx,
  id: string,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('payment_links')
    .set(({ fn, val }) => ({
      withdrawn_at: at,
      withdrawn_by: by,
      expires_at: fn<Date>('least', ['expires_at', val(at)]),
    }))
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The refund agreed for a late cancellation, in percent; null: nothing was agreed. */
export async function findAgreedLateBack(trx: Trx, bookingId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('bookings')
    .select('late_back_percent as percent')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.percent ?? null;
}

/** The account that owes something; undefined: there is no such thing. */
export async function findDebtor(
  db: Db | Trx,
  { bookingId, packageId, saleId }: LinkedThing,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select client_id as id from bookings where id = ${bookingId}::uuid
    union all select owner_id from owned_packages where id = ${packageId}::int
    union all select payer_id from sales where id = ${saleId}::uuid`.execute(db);
  return rows[0]?.id;
}

/** The latest payment by a link; undefined: none was begun. */
export async function findPaymentOfLink(
  db: Db | Trx,
  linkId: string,
): Promise<{ readonly id: string; readonly status: PaymentStatus } | undefined> {
  const row = await db
    .selectFrom('online_payments')
    .select(['id', 'status'])
    .where('link_id', '=', linkId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row as { id: string; status: PaymentStatus } | undefined;
}

/** Whom a link is sent to. */
export interface Debtor {
  readonly firstName: string;
  readonly language: Language;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Undefined: they were erased. */
export async function readDebtor(db: Db | Trx, accountId: number): Promise<Debtor | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(({ fn }) => [
      'first_name as firstName',
      'language',
      'email',
      fn.coalesce('phone_e164', 'phone_number').as('phone'),
    ])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row as Debtor | undefined;
}
