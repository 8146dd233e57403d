import type { Gender, Language } from '@limber/contract/values.ts';
import { type NotNull, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Accounts } from '../../platform/database/db-types.ts';
import { otherEmails } from '../../platform/database/merged-accounts.ts';

/** By name, so that a column added while others still run leaves their statements as they are. */
const ACCOUNT = [
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

/** Who a client says they are as they register. */
export interface Registered {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly phone_e164: string | null;
  readonly phone_read: string;
  readonly gender: Gender | null;
  readonly goal: string;
  readonly language: Language;
  readonly created_at: Date;
}

/**
 * Writes a client's account and answers its row. A registration of the same address that nobody has proven,
 * and that the studio has not worked with, is written over. Undefined: the e-mail is taken.
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

/** Keeps in which browser an account was registered, and the health notes, until the address is proven. */
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
  const { account_id, ...newest } = registration;
  await trx
    .insertInto('registration_notes')
    .values({ account_id, ...newest })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(newest))
    .execute();
}

/** Takes out by whom an account was registered; undefined: by nobody who has not proven it. */
export async function deleteRegistration(trx: Trx, accountId: number) {
  return trx
    .deleteFrom('registration_notes')
    .where('account_id', '=', accountId)
    .returning(['device', 'address', 'notes_sealed as sealed', 'written_at as writtenAt'])
    .executeTakeFirst();
}

/** Forgets what a registration said of an account, unless the studio has worked with it; `standIn` is the name until then. */
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
  await trx
    .updateTable('accounts')
    .set({
      first_name: standIn(account.email),
      last_name: '',
      phone_number: '',
      phone_e164: null,
      phone_read: '',
      gender: null,
      goal: '',
      details_asked_at: now,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Gives an account its first health notes, which their writer agreed to, and answers its row. */
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

/** Marks the address of an account as proven; says whether this was the first time. */
export async function updateVerified(trx: Trx, accountId: number, now: Date): Promise<boolean> {
  const written = await trx
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** Deletes clients who registered before an instant and never proved their address. */
export async function deleteUnverified(db: Db, before: Date): Promise<void> {
  await sql`
    delete from accounts
    where created_at < ${before} and verified_at is null
      and ${isUntouched(sql.table('accounts'))}`.execute(db);
}

/** Whether an account is what a client registered and nothing more: no work of the studio hangs on it. */
const isUntouched = (account: RawBuilder<unknown>) => sql<boolean>`(
  ${account}.account_type = 'client' and ${account}.erased_at is null
  and ${account}.created_by is null and ${account}.merged_into is null
  and not exists (select from accounts merged where merged.merged_into = ${account}.id)
  and not exists (
    select from sales where client_id = ${account}.id or payer_id = ${account}.id)
  and not exists (select from bookings where client_id = ${account}.id)
  and not exists (select from owned_packages where owner_id = ${account}.id)
  and not exists (select from package_people where account_id = ${account}.id)
  and not exists (select from memberships where account_id = ${account}.id)
  and not exists (select from contacts where client_id = ${account}.id)
  and not exists (select from import_rows where account_id = ${account}.id)
  and not exists (select from account_changes where account_id = ${account}.id)
  and not exists (select from audit_log where account_id = ${account}.id))`;

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

export async function insertPicture(
  trx: Trx,
  picture: { id: string; account_id: number; bytes: Buffer; created_at: Date },
): Promise<void> {
  await trx.insertInto('pictures').values(picture).execute();
}

/** Gives an account the picture `id` (null: none) for a use and deletes the one it replaces. */
export async function updatePicture(
  trx: Trx,
  accountId: number,
  use: 'profile' | 'cover',
  id: string | null,
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

/** Deletes the pictures from before an instant that no account shows. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<void> {
  await sql`
    delete from pictures p where created_at < ${before} and not exists (
      select from accounts where id = p.account_id and p.id in (profile_picture_id, cover_photo_id)
    )`.execute(db);
}

/** Deletes the links to claim an account that ended before an instant. */
export async function deleteOldClaims(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_claims').where('expires_at', '<=', before).execute();
}

/** Accounts whose number has changed since it was read, so many at most. */
export async function listUnreadPhones(db: Db, most: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'phone_number as typed'])
    .where(sql<boolean>`phone_read is distinct from phone_number`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Notes what numbers were read as, where they are still what they were. */
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
