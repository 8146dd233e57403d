import type { Gender, Language } from '@limber/contract/values/people.ts';
import { type Insertable, type NotNull, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Accounts } from '../../../platform/database/db-types.ts';
import { otherEmails } from '../../../platform/database/merged-accounts.ts';
import {
  EMPTY,
  insertOrUpdateRow,
  insertRowUnlessTaken,
  updateRows,
} from '../../../platform/database/rows-by-values.ts';
import { ACCOUNT } from '../queries.ts';

/** A client's details at registration. */
export interface Registered {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly phone_e164: string | null;
  readonly phone_read: string;
  readonly gender: Gender | null;
  readonly goal: string;
  readonly birthday: string | null;
  readonly address: string | null;
  readonly language: Language;
  readonly created_at: Date;
}

/**
 * Inserts a client's account and returns its row. An earlier registration of the same address is
 * overwritten if nobody has proved it and the studio has not worked with it. Undefined: the e-mail
 * is taken.
 */
export async function upsertRegistered(trx: Trx, account: Registered) {
  return trx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(account)
        .where('accounts.verified_at', 'is', null)
        .where(isUntouched(sql.table('accounts'))),
    )
    .returning([...ACCOUNT, otherEmails])
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
}

/**
 * Stores the browser in which an account was registered, and the health notes, until the address is
 * proved.
 */
export async function upsertRegistration(
  trx: Trx,
  registration: {
    account_id: number;
    device: string;
    address: string | null;
    notes_sealed: Buffer | null;
    written_at: Date;
  },
): Promise<void> {
  await insertOrUpdateRow(trx, 'registration_notes', registration, ['account_id']);
}

/** Removes and returns the registration of an account; undefined when there is no unproved one. */
export async function deleteRegistration(trx: Trx, accountId: number) {
  return trx
    .deleteFrom('registration_notes')
    .where('account_id', '=', accountId)
    .returning(['device', 'address', 'notes_sealed as sealed', 'written_at as writtenAt'])
    .executeTakeFirst();
}

/**
 * Discards an account's registered details, unless the studio has worked with it; `standIn` is the
 * name until the client gives one.
 */
export async function updateDetailsAsked(
  trx: Trx,
  accountId: number,
  standIn: (email: string) => string,
  now: Date,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where(isUntouched(sql.table('accounts')))
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
  if (!account) return;
  await updateRows(trx, 'accounts', {
    where: { id: accountId },
    set: {
      first_name: standIn(account.email),
      last_name: '',
      phone_number: '',
      phone_e164: null,
      phone_read: '',
      gender: null,
      goal: '',
      birthday: null,
      address: null,
      details_asked_at: now,
    },
  });
}

/** Gives an account its first health notes, to which their writer agreed, and returns its row. */
export async function updateNotes(
  trx: Trx,
  accountId: number,
  notes: { sealed: Buffer; writtenAt: Date },
) {
  return trx
    .updateTable('accounts')
    .set({ medical_issues_sealed: notes.sealed, health_notes_agreed_at: notes.writtenAt })
    .where('id', '=', accountId)
    .returning([...ACCOUNT, otherEmails])
    .executeTakeFirstOrThrow();
}

/** Marks the address of an account as proved; returns whether this was the first time. */
export async function updateVerified(trx: Trx, accountId: number, now: Date): Promise<boolean> {
  return updateRows(trx, 'accounts', {
    where: { id: accountId, verified_at: EMPTY },
    set: { verified_at: now },
  });
}

/** Deletes clients who registered before an instant and never proved their address. */
export async function deleteUnverified(db: Db, before: Date): Promise<void> {
  await sql`
    delete from accounts
    where created_at < ${before} and verified_at is null
      and ${isUntouched(sql.table('accounts'))}`.execute(db);
}

/** Whether an account is only a client's registration: the studio has not worked with it. */
const isUntouched = (account: RawBuilder<unknown>) => sql<boolean>`(
  ${account}.account_type = 'client' and ${account}.erased_at is null
  and ${account}.created_by is null and ${account}.merged_into is null
  and not exists (select from accounts merged where merged.merged_into = ${account}.id)
  and not exists (
    select from sales where client_id = ${account}.id or payer_id = ${account}.id)
  and not exists (select from credit_entries where account_id = ${account}.id)
  and not exists (select from online_payments where account_id = ${account}.id)
  and not exists (select from bookings where client_id = ${account}.id)
  and not exists (select from owned_packages where owner_id = ${account}.id)
  and not exists (select from package_people where account_id = ${account}.id)
  and not exists (select from memberships where account_id = ${account}.id)
  and not exists (select from contacts where client_id = ${account}.id)
  and not exists (select from import_rows where account_id = ${account}.id)
  and not exists (select from account_changes where account_id = ${account}.id)
  and not exists (select from audit_log where account_id = ${account}.id))`;

/** Inserts a client created at the desk; undefined when the address is taken. */
export async function insertClient(
  trx: Trx,
  client: Omit<Insertable<Accounts>, 'account_type'>,
): Promise<number | undefined> {
  const row = { ...client, account_type: 'client' } as const;
  return insertRowUnlessTaken(trx, 'accounts', row, ['email']);
}
