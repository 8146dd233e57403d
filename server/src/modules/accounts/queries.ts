import type { DetailsAsked } from '@limber/contract/studio.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Accounts } from '../../platform/database/db-types.ts';
import { otherEmails } from '../../platform/database/merged-accounts.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';

/**
 * Column names are explicit, so that a column added while older processes run does not change their
 * statements.
 */
export const ACCOUNT = [
  'account_type',
  'address',
  'birthday',
  'blocked_reason',
  'cover_photo_id',
  'created_at',
  'details_asked_at',
  'email',
  'erased_at',
  'first_name',
  'gender',
  'goal',
  'health_notes_agreed_at',
  'id',
  'language',
  'last_name',
  'medical_issues_sealed',
  'phone_number',
  'profile_picture_id',
] as const;

/** The row that {@link findAccount} and similar queries return. */
export type AccountRow = Pick<Selectable<Accounts>, (typeof ACCOUNT)[number]> & {
  other_emails: string[];
};

/** The account with an id; undefined when it is unknown, erased, or merged. */
export async function findAccount(db: Db | Trx, accountId: number) {
  return db
    .selectFrom('accounts')
    .select([...ACCOUNT, otherEmails])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

/**
 * Like {@link findAccount}, locked against changes and erasure until the transaction ends; bookings
 * of the account do not wait.
 */
export async function lockOwnAccount(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select([...ACCOUNT, otherEmails])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Why an account cannot book online; null: it can. */
export async function findBlockedReason(db: Db | Trx, accountId: number): Promise<string | null> {
  return (
    (await oneValue(
      db.selectFrom('accounts').select('blocked_reason').where('id', '=', accountId),
    )) ?? null
  );
}

/** What the studio asks clients for; nothing before there is a studio. */
export async function findDetailsAsked(db: Db | Trx): Promise<DetailsAsked> {
  const settings = await db
    .selectFrom('settings')
    .select(['asks_birthday', 'asks_address'])
    .executeTakeFirst();
  return settings ?? { asks_birthday: false, asks_address: false };
}

/** Updates an account that is locked by {@link lockOwnAccount}, and returns its row. */
export async function updateAccount(trx: Trx, accountId: number, changes: Updateable<Accounts>) {
  return trx
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', accountId)
    .returning([...ACCOUNT, otherEmails])
    .executeTakeFirstOrThrow();
}

/** Accounts whose number has changed since it was last parsed, up to a limit. */
export async function listUnreadPhones(db: Db, most: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'phone_number as typed'])
    .where(sql<boolean>`phone_read is distinct from phone_number`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Stores the international forms of numbers, where the number is still the same. */
export async function updatePhonesRead(
  db: Db,
  read: readonly { id: number; typed: string; e164: string | null }[],
): Promise<void> {
  await sql`
    update accounts set phone_e164 = read.e164, phone_read = read.typed
    from unnest(${read.map(({ id }) => id)}::int[], ${read.map(({ typed }) => typed)}::text[],
      ${read.map(({ e164 }) => e164)}::text[]) as read (id, typed, e164)
    where accounts.id = read.id and accounts.phone_number = read.typed`.execute(db);
}
