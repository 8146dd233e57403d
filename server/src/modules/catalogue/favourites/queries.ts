import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** What a therapist's card shows to `callerId`; undefined for who works here no longer. */
export async function findTherapistCard(
  db: Db | Trx,
  therapistId: number,
  callerId: number | null,
) {
  return db
    .selectFrom('therapists')
    .innerJoin('accounts', 'accounts.id', 'therapists.account_id')
    .select((row) => [
      'therapists.id',
      'first_name',
      'last_name',
      'gender',
      'location_code',
      'photo',
      'profile_picture_id',
      jsonArrayFrom(
        row
          .selectFrom('therapist_services')
          .innerJoin('services', 'services.id', 'service_id')
          .select(['services.id', 'services.name'])
          .whereRef('therapist_id', '=', 'therapists.id')
          .where('services.active', '=', true)
          .orderBy('services.position'),
      ).as('services'),
      sql<number>`(
        select count(*)::int from favourites where therapist_id = therapists.id
      )`.as('followers'),
      sql<boolean>`exists (
        select from favourites where therapist_id = therapists.id and account_id = ${callerId}::int
      )`.as('following'),
    ])
    .where('therapists.id', '=', therapistId)
    .where('therapists.active', '=', true)
    .executeTakeFirst();
}

/** Marks a therapist who works here as a favourite of an account, once. */
export async function insertFavourite(
  trx: Trx,
  accountId: number,
  therapistId: number,
  since: Date,
): Promise<void> {
  await sql`
    insert into favourites (account_id, therapist_id, since)
    select a.id, t.id, ${since}::timestamptz from accounts a, therapists t
    where a.id = ${accountId}::int and t.id = ${therapistId}::int and t.active
    on conflict do nothing`.execute(trx);
}

export async function deleteFavourite(
  trx: Trx,
  accountId: number,
  therapistId: number,
): Promise<void> {
  await trx
    .deleteFrom('favourites')
    .where('account_id', '=', accountId)
    .where('therapist_id', '=', therapistId)
    .execute();
}
