import type { Gender, Language } from '@limber/contract/values.ts';
import { sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../platform/db.ts';
import type { Accounts } from '../../platform/db-types.ts';

/** Writes a client's account and answers its row, or undefined when the e-mail is taken. */
export async function insertAccount(
  db: Db | Trx,
  account: {
    email: string;
    first_name: string;
    last_name: string;
    phone_number: string;
    gender: Gender;
    medical_issues_sealed: Buffer | null;
    goal: string;
    language: Language;
    health_notes_agreed_at: Date | null;
    created_at: Date;
  },
) {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The account of an id, or undefined when there is none or its person was forgotten. */
export async function findAccount(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** As {@link findAccount}, locked until the transaction ends. */
export async function lockAccount(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes into an account and answers its row. */
export async function updateAccount(trx: Trx, accountId: number, changes: Updateable<Accounts>) {
  return trx
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPicture(
  trx: Trx,
  picture: { id: string; account_id: number; bytes: Buffer; created_at: Date },
): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute();
}

/** Gives an account the picture `id` for a use and deletes the one it replaces. */
export async function updatePicture(
  trx: Trx,
  accountId: number,
  use: 'profile' | 'cover',
  id: string,
  replaced: string | null,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(use === 'profile' ? { profile_picture_id: id } : { cover_photo_id: id })
    .where('id', '=', accountId)
    .execute();
  if (replaced) await trx.deleteFrom('pictures').where('id', '=', replaced).execute();
}

/** The bytes of a picture, WebP; undefined when there is none. */
export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes;
}

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
    where a.id = ${accountId}::int and a.erased_at is null
      and t.id = ${therapistId}::int and t.active
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
