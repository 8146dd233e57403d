import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { amountOfColumn } from './amount-of-column.ts';

/** A client's sessions from the software before, newest first. */
export async function listEarlierVisitsOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('earlier_visits')
    .select(['day', 'starts_at', 'lasts_minutes as minutes', 'service', 'therapist', 'branch'])
    .select('outcome')
    .where(sql<boolean>`account_id = any (${idsOf(sql`${accountId}::int`)})`)
    .orderBy('day', 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What somebody was asked to pay online, and what went back of it, newest first. */
export async function listPaymentsOnlineOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('online_payments as payment')
    .select((row) => [
      'payment.status',
      'payment.made_at as asked_at',
      'payment.paid_at',
      'payment.location_code as location',
      amountOfColumn(sql.ref('payment.amount_fils')).as('amount'),
      amountOfColumn(sql.ref('payment.gift_card_fils')).as('by_gift_card'),
      'payment.buys_gift_card',
      'payment.currency',
      'payment.late_back_percent',
      'payment.booking_id',
      jsonArrayFrom(
        row
          .selectFrom('online_refunds as refund')
          .select(['refund.asked_at', 'refund.status', 'refund.because', 'refund.ended_at'])
          .select(amountOfColumn(sql.ref('refund.amount_fils')).as('amount'))
          .whereRef('refund.payment_id', '=', 'payment.id')
          .orderBy('refund.asked_at'),
      ).as('refunds'),
    ])
    .where(sql<boolean>`payment.account_id = any (${idsOf(sql`${accountId}::int`)})`)
    .orderBy('payment.made_at', 'desc')
    .orderBy('payment.id')
    .execute();
}

/** Somebody's plans with what renewed them, newest first. */
export async function listPlansOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('plans as plan')
    .innerJoin('package_products as product', 'product.id', 'plan.product_id')
    .select((row) => [
      ...(['product.name', 'plan.status', 'plan.location_code as location'] as const),
      ...(['plan.asked_at', 'plan.begun_on', 'plan.renews_on', 'plan.paused_until'] as const),
      ...(['plan.ended_on', 'plan.ended_because'] as const),
      amountOfColumn(sql.ref('plan.price_fils')).as('price'),
      jsonArrayFrom(
        row
          .selectFrom('plan_renewals as renewal')
          .select(['renewal.due_on', 'renewal.told_at', 'renewal.status'])
          .select(['renewal.tries', 'renewal.tried_on', 'renewal.failure'])
          .select(amountOfColumn(sql.ref('renewal.amount_fils')).as('amount'))
          .whereRef('renewal.plan_id', '=', 'plan.id')
          .orderBy('renewal.due_on'),
      ).as('renewals'),
    ])
    .where('plan.account_id', '=', accountId)
    .orderBy('plan.asked_at', 'desc')
    .orderBy('plan.id')
    .execute();
}

/** The card that somebody has on file. */
export async function findCardOf(db: Db | Trx, accountId: number) {
  const card = await db
    .selectFrom('saved_cards')
    .select(['brand', 'last_four', 'ends_on', 'kept_at', 'asked_at'])
    .where('account_id', '=', accountId)
    .where('kept_at', 'is not', null)
    .executeTakeFirst();
  return card ?? null;
}

/** The calendars that somebody subscribed to; their addresses are keys. */
export async function listCalendarsOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('calendar_feeds')
    .select(['location_code as location', 'made_at'])
    .where('account_id', '=', accountId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** The telephones that keep somebody's membership card; their names and tokens are keys. */
export async function listWalletsOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('wallet_devices')
    .select(['registered_at', 'changed_at'])
    .where('account_id', '=', accountId)
    .orderBy('registered_at')
    .orderBy('device')
    .execute();
}

/** The browsers to which somebody has messages pushed; their addresses are keys. */
export async function listBrowsersOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('push_subscriptions')
    .select('made_at')
    .where('account_id', '=', accountId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** The keys of somebody's software, newest first; what opens a door is not stored. */
export async function listKeysOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('api_keys')
    .select(['name', 'scopes', 'made_at', 'ends_on', 'used_at', 'ended_at'])
    .where(sql<boolean>`account_id = any (${idsOf(sql`${accountId}::int`)})`)
    .orderBy('id', 'desc')
    .execute();
}

/** What somebody waits or waited for, and what they were offered. */
export async function listWaitingOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('waitlist_entries as e')
    .select((row) => [
      ...(['e.lasts_minutes as minutes', 'e.location_codes as locations'] as const),
      ...(['e.from_day', 'e.to_day', 'e.times_from', 'e.times_to'] as const),
      ...(['e.notice_minutes', 'e.mode', 'e.status', 'e.made_at', 'e.service_minutes'] as const),
      sql<string[]>`array(select name from services where id = any(e.service_ids) order by id)`.as(
        'services',
      ),
      sql<string[]>`array(
        select a.first_name || ' ' || a.last_name from therapists t
          join accounts a on a.id = t.account_id
        where t.id = any(e.therapist_ids) order by t.id
      )`.as('therapists'),
      jsonArrayFrom(
        row
          .selectFrom('waitlist_offers as offer')
          .select(['offer.location_code as location', 'offer.starts_at', 'offer.ends_at'])
          .select(['offer.made_at', 'offer.expires_at', 'offer.status', 'offer.cutoff_hours'])
          .select(amountOfColumn(sql.ref('offer.price_fils')).as('price'))
          .whereRef('offer.entry_id', '=', 'e.id')
          .orderBy('offer.made_at'),
      ).as('offers'),
    ])
    .where('e.account_id', '=', accountId)
    .orderBy('e.made_at')
    .orderBy('e.id')
    .execute();
}

/** Messages to an account's telephone, with what became of each, oldest first. */
export async function listMessagesTo(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('messages')
    .select(['channel', 'title', 'booking_id', 'status', 'failure'])
    .select(['queued_at', 'sent_at', 'delivered_at', 'read_at', 'over_at'])
    .where('account_id', '=', accountId)
    .orderBy('queued_at')
    .orderBy('id')
    .execute();
}

/** Sales to an account or paid by it, with payments and documents, newest first. */
export async function listSalesOf(db: Db | Trx, accountId: number) {
  const ids = idsOf(sql`${accountId}::int`);
  return db
    .selectFrom('sales as s')
    .select((row) => [
      's.at',
      's.location_code as location',
      sql<boolean>`s.client_id = any (${ids})`.as('for_me'),
      sql<boolean>`s.payer_id = any (${ids})`.as('paid_by_me'),
      jsonArrayFrom(
        row
          .selectFrom('sale_lines as line')
          .select([
            'line.name',
            amountOfColumn(sql.ref('line.gross_fils')).as('price'),
            amountOfColumn(sql.ref('line.vat_fils')).as('vat'),
            'line.reduced_because',
            'line.booking_id',
            'line.package_id',
            'line.pieces',
          ])
          .whereRef('line.sale_id', '=', 's.id')
          .orderBy('line.position'),
      ).as('lines'),
      jsonArrayFrom(
        row
          .selectFrom('payments as p')
          .select([
            'p.at',
            'p.method',
            amountOfColumn(sql.ref('p.amount_fils')).as('amount'),
            'p.reference',
          ])
          .whereRef('p.sale_id', '=', 's.id')
          .orderBy('p.id'),
      ).as('payments'),
      jsonArrayFrom(
        row
          .selectFrom('tips as t')
          .select(['t.at', amountOfColumn(sql.ref('t.amount_fils')).as('amount')])
          .whereRef('t.sale_id', '=', 's.id')
          .orderBy('t.id'),
      ).as('tips'),
      jsonArrayFrom(
        row
          .selectFrom('refunds as r')
          .select(['r.at', 'r.reason', 'r.voids'])
          .whereRef('r.sale_id', '=', 's.id')
          .orderBy('r.at'),
      ).as('refunds'),
      jsonArrayFrom(
        row
          .selectFrom('tax_documents as d')
          .select(['d.kind', 'd.name', 'd.issued_at', 'd.client_name'])
          .select(sql<unknown>`d.snapshot -> 'buyer'`.as('buyer'))
          .whereRef('d.sale_id', '=', 's.id')
          .orderBy('d.id'),
      ).as('documents'),
    ])
    .where(sql<boolean>`(s.client_id = any (${ids}) or s.payer_id = any (${ids}))`)
    .orderBy('s.at', 'desc')
    .execute();
}

/** What therapists wrote of an account's sessions, sealed, and when it was read. */
export async function listSessionNotesOn(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('session_notes as note')
    .innerJoin('bookings as b', 'b.id', 'note.booking_id')
    .select((row) => [
      'note.booking_id',
      'note.at',
      'note.withdrawn_at',
      'note.note_sealed',
      jsonArrayFrom(
        row
          .selectFrom('session_note_reads as read')
          .innerJoin('accounts as reader', 'reader.id', 'read.reader_id')
          .select(['read.at', 'reader.account_type as by'])
          .whereRef('read.note_id', '=', 'note.id')
          .orderBy('read.at'),
      ).as('read'),
    ])
    .where('b.client_id', '=', accountId)
    .orderBy('note.id')
    .execute();
}

/** Records that somebody has read, in a file, other people's notes about an account's sessions. */
export async function insertReadsOn(
  trx: Trx,
  accountId: number,
  readerId: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into session_note_reads (note_id, reader_id, at)
    select n.id, ${readerId}::int, ${at}::timestamptz
    from session_notes n join bookings b on b.id = n.booking_id
    where b.client_id = ${accountId}::int and n.author_id <> ${readerId}::int
      and n.withdrawn_at is null
    for key share of n
    on conflict do nothing`.execute(trx);
}

/** What somebody has on account, and how it came about, oldest first. */
export async function listCreditOf(db: Db, accountId: number) {
  return db
    .selectFrom('credit_entries')
    .select([
      ...(['at', 'kind', 'reason', 'location_code as location'] as const),
      amountOfColumn(sql.ref('amount_fils')).as('amount'),
      amountOfColumn(sql.ref('balance_fils')).as('balance'),
    ])
    .where(sql<boolean>`account_id = any (${idsOf(sql`${accountId}::int`)})`)
    .orderBy('id')
    .execute();
}

/** The gift cards that somebody bought or keeps, without their codes. */
export async function listGiftCardsOf(db: Db, accountId: number) {
  const theirs = idsOf(sql`${accountId}::int`);
  return db
    .selectFrom('gift_cards')
    .select([
      ...(['made_at', 'last_four', 'expires_on', 'language', 'to_name', 'from_name'] as const),
      ...(['message', 'to_email', 'send_at', 'sent_at', 'voided_at', 'voided_because'] as const),
      ...(['package_name', 'package_minutes', 'package_days'] as const),
      'location_code as location',
      amountOfColumn(sql.ref('amount_fils')).as('amount'),
      sql<boolean>`coalesce(bought_by = any (${theirs}), false)`.as('bought'),
      sql<boolean>`coalesce(account_id = any (${theirs}), false)`.as('kept'),
    ])
    .where(sql<boolean>`bought_by = any (${theirs}) or account_id = any (${theirs})`)
    .orderBy('id')
    .execute();
}

/** When the studio called or wrote to an account, and the outcome. */
export async function listContactsWith(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('contacts')
    .select(['opened_at', 'channel', 'about', 'booking_id', 'outcome', 'outcome_at'])
    .select(['free_hour_at', 'free_hour_location', 'free_hour_because'])
    .where('client_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Audit records of changes to an account. */
export async function listRecordsOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject', 'details'])
    .where(sql<boolean>`account_id = any (${idsOf(sql`${accountId}::int`)})`)
    .orderBy('id')
    .execute();
}
