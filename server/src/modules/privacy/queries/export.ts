import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { amountOfColumn } from './amount-of-column.ts';

/** A client's sessions with their lines and history, newest first. */
export async function listSessionsOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('therapists as t', 't.id', 'b.therapist_id')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select((row) => [
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.location_code as location',
      sql<string>`a.first_name || ' ' || a.last_name`.as('therapist'),
      'b.service_type as serviceType',
      amountOfColumn(sql.ref('b.price_fils')).as('total_price'),
      amountOfColumn(sql.ref('b.discount_fils')).as('member_discount'),
      amountOfColumn(sql.ref('b.late_fee_fils')).as('late_fee'),
      amountOfColumn(sql.ref('b.missed_fee_fils')).as('missed_fee'),
      'b.package_id',
      'b.package_minutes',
      'b.late',
      'b.healed_minutes',
      'b.wished_gender as therapist_gender',
      sql<string | null>`(
        select a.first_name || ' ' || a.last_name
        from therapists w join accounts a on a.id = w.account_id where w.id = b.wished_therapist_id
      )`.as('asked_for'),
      'b.tight_places',
      'b.source',
      'b.cancelled_by',
      sql<boolean>`coalesce(b.coming_for = b.starts_at, false)`.as('said_coming'),
      'b.override_reason',
      'b.created_at',
      jsonArrayFrom(
        row
          .selectFrom('booking_lines as line')
          .select([
            'service_name',
            'lasts_minutes as minutes',
            amountOfColumn(sql.ref('line.price_fils')).as('price'),
          ])
          .whereRef('line.booking_id', '=', 'b.id')
          .orderBy('line.position'),
      ).as('services'),
      jsonArrayFrom(
        row
          .selectFrom('booking_fees as fee')
          .select(['fee.because', 'fee.status', 'fee.reason', 'fee.failure'])
          .select(['fee.decided_at', 'fee.takes_at'])
          .select([
            amountOfColumn(sql.ref('fee.most_fils')).as('most'),
            amountOfColumn(sql.ref('fee.amount_fils')).as('fee_amount'),
          ])
          .whereRef('fee.booking_id', '=', 'b.id')
          .orderBy('fee.decided_at'),
      ).as('fees'),
      jsonArrayFrom(
        row
          .selectFrom('booking_events as event')
          .select([
            'event.at',
            'event.kind',
            'event.from_status',
            'event.to_status',
            'event.reason',
            'event.wishes',
            sql<string>`case when event.actor_id = any (${idsOf(sql`${accountId}::int`)}) then 'you' else 'studio' end`.as(
              'by',
            ),
          ])
          .whereRef('event.booking_id', '=', 'b.id')
          .orderBy('event.id'),
      ).as('history'),
    ])
    .where('b.client_id', '=', accountId)
    .orderBy('b.starts_at', 'desc')
    .execute();
}

/** The packages an account owns with their whole statements and people, newest first. */
export async function listPackagesOwnedBy(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('owned_packages as p')
    .select((row) => [
      'p.id',
      'p.kind',
      'p.name',
      'p.minutes',
      amountOfColumn(sql.ref('p.price_fils')).as('price'),
      'p.bought_at',
      'p.expires_on',
      'p.active',
      'p.given_back_at',
      jsonArrayFrom(
        row
          .selectFrom('package_prolongations as longer')
          .select(['frozen_from', 'frozen_to', 'lifted_from'])
          .select(['from_expires_on', 'to_expires_on', 'reason', 'at'])
          .whereRef('longer.package_id', '=', 'p.id')
          .orderBy('longer.id'),
      ).as('prolonged'),
      jsonArrayFrom(
        row
          .selectFrom('package_entries as entry')
          .leftJoin('accounts as person', 'person.id', 'entry.person_id')
          .select([
            'entry.at',
            'entry.kind',
            'entry.minutes',
            'entry.balance_minutes as balance',
            'person.first_name as person',
            'entry.booking_id',
            'entry.reason',
          ])
          .whereRef('entry.package_id', '=', 'p.id')
          .orderBy('entry.id'),
      ).as('statement'),
      jsonArrayFrom(
        row
          .selectFrom('package_people as person')
          .select([withoutStandIn, 'cap_minutes', 'invited_at', 'joined_at', 'removed_at'])
          .whereRef('person.package_id', '=', 'p.id')
          .orderBy('person.id'),
      ).as('people'),
    ])
    .where('p.owner_id', '=', accountId)
    .orderBy('p.id', 'desc')
    .execute();
}

/** Packages of others that an account was invited to, with the minutes that it used. */
export async function listPackagesSharedWith(
  db: Db | Trx,
  account: { id: number; email: string | null },
) {
  return db
    .selectFrom('package_people as person')
    .innerJoin('owned_packages as p', 'p.id', 'person.package_id')
    .innerJoin('accounts as owner', 'owner.id', 'p.owner_id')
    .select((row) => [
      'p.id',
      'p.name',
      'owner.first_name as owner',
      'person.cap_minutes',
      'person.invited_at',
      'person.joined_at',
      'person.removed_at',
      jsonArrayFrom(
        row
          .selectFrom('package_entries as entry')
          .select(['entry.at', 'entry.kind', 'entry.minutes', 'entry.booking_id'])
          .whereRef('entry.package_id', '=', 'p.id')
          .where(sql<boolean>`entry.person_id = any (${idsOf(sql`${account.id}::int`)})`)
          .orderBy('entry.id'),
      ).as('statement'),
    ])
    .where((row) =>
      row.or([
        row('person.account_id', '=', account.id),
        row('person.email', '=', account.email ?? ''),
      ]),
    )
    .orderBy('person.id', 'desc')
    .execute();
}

/**
 * A client's favourites, holds, mails, sign-ins, the creator of their account, and what the desk
 * changed about it.
 */
export async function findAccountTraces(
  db: Db | Trx,
  account: { id: number; email: string | null },
) {
  const [favourites, holds, mails, sessions, opened, changes, factors, branches] =
    await Promise.all([
      db
        .selectFrom('favourites as f')
        .innerJoin('therapists as t', 't.id', 'f.therapist_id')
        .innerJoin('accounts as a', 'a.id', 't.account_id')
        .select([sql<string>`a.first_name || ' ' || a.last_name`.as('therapist'), 'f.since'])
        .where('f.account_id', '=', account.id)
        .orderBy('f.since')
        .execute(),
      db
        .selectFrom('holds as h')
        .innerJoin('therapists as t', 't.id', 'h.therapist_id')
        .innerJoin('accounts as a', 'a.id', 't.account_id')
        .select([
          sql<string>`a.first_name || ' ' || a.last_name`.as('therapist'),
          'h.starts_at',
          'h.ends_at',
          'h.expires_at',
        ])
        .where('h.account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('mails')
        .select(['subject', 'queued_at', 'sent_at'])
        .where(
          sql<boolean>`recipient in (select email from accounts where id = any (${idsOf(sql`${account.id}::int`)}))`,
        )
        .orderBy('queued_at')
        .execute(),
      db
        .selectFrom('sessions')
        .select([
          'started_at',
          'ends_at',
          'ended_at',
          'ended_why',
          'ended_reason',
          'second_factor',
          'touched_at',
        ])
        .where('account_id', '=', account.id)
        .orderBy('started_at')
        .execute(),
      db
        .selectFrom('accounts')
        .select([
          'created_at as at',
          sql<string>`case when created_by is null then 'you' else 'studio' end`.as('by'),
          'phone_e164 as phone_number_read_as',
          'suspended_at',
          'leaves_on',
          'desk_note as note_of_the_studio',
          'offers_by_mail',
          'offers_by_message',
          'message_channel',
        ])
        .where('id', '=', account.id)
        .executeTakeFirst(),
      db
        .selectFrom('account_changes')
        .select(['at', 'field'])
        // Why somebody cannot book online is the team's own note.
        .select((row) =>
          (['was', 'became'] as const).map((name) =>
            row.case().when('field', '<>', 'blocked_reason').then(row.ref(name)).end().as(name),
          ),
        )
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('staff_factors')
        .select(['kind', 'created_at', 'confirmed_at', 'last_used_at', 'wrong_tries'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('staff_locations')
        .select('location_code as branch')
        .where('account_id', '=', account.id)
        .orderBy('location_code')
        .execute(),
    ]);
  return { favourites, holds, mails, sessions, opened, changes, factors, branches };
}

/** Null in place of the stand-in address of a client without one. */
const withoutStandIn =
  sql<string>`case when person.email like '%.invalid' then '' else person.email end`.as('email');
