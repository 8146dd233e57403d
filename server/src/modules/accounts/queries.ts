import type { NotNull, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Accounts } from '../../platform/database/db-types.ts';
import { otherEmails } from '../../platform/database/merged-accounts.ts';

/** By name, so that a column added while others still run leaves their statements as they are. */
export const ACCOUNT = [
  'account_type',
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

/** What {@link findAccount} and its like answer: who signs in has an address. */
export type AccountRow = Pick<Selectable<Accounts>, (typeof ACCOUNT)[number]> & {
  email: string;
  other_emails: string[];
};

/** The account of an id, or undefined when nobody signs in with it: none, forgotten, or merged. */
export async function findAccount(db: Db | Trx, accountId: number) {
  return personOf(db, accountId)
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
}

/** As {@link findAccount}, also of somebody who is known by telephone alone. */
export async function findPerson(db: Db | Trx, accountId: number) {
  return personOf(db, accountId).executeTakeFirst();
}

const personOf = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('accounts')
    .select([...ACCOUNT, otherEmails])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null);

/**
 * As {@link findAccount}, locked until the transaction ends against changes and erasure; bookings of
 * the account do not wait.
 */
export async function lockOwnAccount(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select([...ACCOUNT, otherEmails])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Writes into an account that is locked by {@link lockOwnAccount}, and answers its row. */
export async function updateAccount(trx: Trx, accountId: number, changes: Updateable<Accounts>) {
  return trx
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', accountId)
    .returning([...ACCOUNT, otherEmails])
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirstOrThrow();
}
