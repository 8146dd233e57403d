import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/db.ts';
import { isFound } from '../../../platform/database/result-of-a-statement.ts';
import { amountOfColumn } from '../queries/amount-of-column.ts';
import { subjectsOf } from './erase-queries.ts';

/** Whether somebody is of the team, and not erased. */
export async function isOfTeam(db: Db, accountId: number): Promise<boolean> {
  return isFound(
    db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('account_type', '<>', 'client')
      .where('erased_at', 'is', null),
  );
}

/** A therapist's public details, by account; undefined: it is not a therapist. */
export async function findTherapistOf(db: Db, accountId: number) {
  return db
    .selectFrom('therapists as t')
    .select((row) => [
      't.id',
      't.name_ar as name_in_arabic',
      't.location_code as branch',
      't.languages',
      't.photo',
      't.books_by_phone as booked_by_telephone_only',
      sql<boolean>`not t.active`.as('retired'),
      sql<number>`(select count(*)::int from favourites where therapist_id = t.id)`.as(
        'clients_who_follow',
      ),
      sql<number>`(select count(*)::int from bookings where wished_therapist_id = t.id)`.as(
        'sessions_asked_for',
      ),
      jsonArrayFrom(
        row
          .selectFrom('therapist_services as offered')
          .innerJoin('services as s', 's.id', 'offered.service_id')
          .select('s.name')
          .whereRef('offered.therapist_id', '=', 't.id')
          .orderBy('s.position'),
      ).as('services'),
    ])
    .where('t.account_id', '=', accountId)
    .executeTakeFirst();
}

/**
 * A therapist's shifts of the week, single days that were changed, and when they were away or late.
 */
export async function findHoursOf(db: Db, therapistId: number) {
  const [shifts, changedDays, timeOff, late] = await Promise.all([
    db
      .selectFrom('shifts')
      .select([
        ...(['weekday', 'location_code as branch', 'from_minute', 'to_minute'] as const),
        ...(['valid_from', 'valid_to'] as const),
      ])
      .where('therapist_id', '=', therapistId)
      .orderBy('weekday')
      .orderBy('from_minute')
      .execute(),
    db
      .selectFrom('shift_changes')
      .select([
        ...(['day', 'location_code as branch', 'from_minute', 'to_minute', 'note'] as const),
        ...(['made_at', 'withdrawn_at'] as const),
      ])
      .where('therapist_id', '=', therapistId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('time_off')
      .select(['starts_at', 'ends_at', 'kind', 'reason', 'note', 'made_at', 'withdrawn_at'])
      .where('therapist_id', '=', therapistId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('late_notices')
      .select(['day', 'minutes', 'said_at', 'withdrawn_at'])
      .where('therapist_id', '=', therapistId)
      .orderBy('id')
      .execute(),
  ]);
  return { shifts, changedDays, timeOff, late };
}

/** A therapist's pay rates, closed statements of pay, products that they advised, and tips. */
export async function findEarningsOf(db: Db, therapistId: number) {
  const [rates, statements, advised, tips] = await Promise.all([
    db
      .selectFrom('pay_rates')
      .select([
        'valid_from',
        'valid_to',
        amountOfColumn(sql.ref('per_hour_fils')).as('per_hour'),
        sql<number>`share_basis_points::float8 / 100`.as('share_percent'),
        sql<number>`product_basis_points::float8 / 100`.as('product_percent'),
        ...(['tiers_by', 'tiers_apply'] as const),
        sql<unknown>`coalesce((
          select json_agg(json_build_object('reached', reached,
            'percent', share_basis_points::float8 / 100) order by reached)
          from pay_tiers where rate_id = pay_rates.id), '[]')`.as('tiers'),
        sql<unknown>`coalesce((
          select json_agg(json_build_object(
            'of', coalesce(services.name, retail_products.name),
            'percent', share_basis_points::float8 / 100) order by service_id, retail_product_id)
          from pay_shares left join services on services.id = service_id
            left join retail_products on retail_products.id = retail_product_id
          where rate_id = pay_rates.id), '[]')`.as('own_shares'),
        'set_at',
      ])
      .where('therapist_id', '=', therapistId)
      .orderBy('valid_from')
      .execute(),
    db
      .selectFrom('pay_lines')
      .select([
        ...(['month', 'corrects', 'kind', 'day', 'location_code as branch', 'name'] as const),
        'minutes',
        amountOfColumn(sql.ref('base_fils')).as('base'),
        amountOfColumn(sql.ref('per_hour_fils')).as('per_hour'),
        sql<number | null>`share_basis_points::float8 / 100`.as('percent'),
        amountOfColumn(sql.ref('amount_fils')).as('amount'),
      ])
      .where('therapist_id', '=', therapistId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('sale_lines')
      .innerJoin('sales', 'sales.id', 'sale_lines.sale_id')
      .select(['sales.at', 'name', 'pieces', amountOfColumn(sql.ref('gross_fils')).as('amount')])
      .where('advised_by', '=', therapistId)
      .orderBy('sale_lines.id')
      .execute(),
    db
      .selectFrom('tips')
      .select(['at', amountOfColumn(sql.ref('amount_fils')).as('amount')])
      .where('therapist_id', '=', therapistId)
      .orderBy('id')
      .execute(),
  ]);
  return { rates, statements, advised, tips };
}

/** The sessions that a therapist gave or is to give, without who came, newest first. */
export async function listSessionsGivenBy(db: Db, therapistId: number) {
  return db
    .selectFrom('bookings as b')
    .select((row) => [
      ...(['b.id', 'b.starts_at', 'b.ends_at', 'b.location_code as branch', 'b.status'] as const),
      jsonArrayFrom(
        row
          .selectFrom('booking_lines as line')
          .select(['line.service_name', 'line.lasts_minutes as minutes'])
          .whereRef('line.booking_id', '=', 'b.id')
          .orderBy('line.position'),
      ).as('services'),
    ])
    .where('b.therapist_id', '=', therapistId)
    .orderBy('b.starts_at', 'desc')
    .execute();
}

/** Times of moved sessions that had been with a therapist. */
export async function listSessionsMovedFrom(db: Db, therapistId: number) {
  return db
    .selectFrom('booking_events')
    .select(['booking_id', 'at', 'from_starts_at', 'from_ends_at'])
    .where('from_therapist_id', '=', therapistId)
    .orderBy('id')
    .execute();
}

/** Audit records of a therapist's hours, pay and page that do not name a person. */
export async function listEntriesOfWork(db: Db, therapistId: number) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'subject', 'details'])
    .where('subject', 'in', subjectsOf(therapistId))
    .where('account_id', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * What a team member did to the studio, and notes that they wrote: when and to what, but not what
 * they say about others.
 */
export async function findDoneBy(db: Db, accountId: number) {
  const [deeds, notes] = await Promise.all([
    db
      .selectFrom('audit_log')
      .select(['at', 'action', 'subject'])
      .where('actor_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('session_notes')
      .select(['at', 'booking_id', 'withdrawn_at'])
      .where('author_id', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
  return { deeds, notes };
}
