import { type NotNull, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { Accounts } from '../../../platform/database/db-types.ts';
import { idsOf, otherEmails } from '../../../platform/database/merged-accounts.ts';
import { isFound, oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';

/** A person's identity, as stored. */
export interface StoredPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly phone_e164: string | null;
  readonly email: string | null;
  readonly gender: string | null;
}

const PERSON = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'phone_e164',
  'email',
  'gender',
] as const;

/** A client of the studio; undefined for other people, erased clients and merged duplicates. */
export async function findClient(db: Db | Trx, id: number) {
  return clientsIn(db).where('id', '=', id).executeTakeFirst();
}

/** Like {@link findClient}, locked against changes, bookings and erasure. */
export async function lockClient(trx: Trx, id: number) {
  return clientsIn(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

function clientsIn(db: Db | Trx) {
  return db
    .selectFrom('accounts')
    .select([
      ...PERSON,
      'language',
      'birthday',
      'address',
      'blocked_reason',
      'desk_note',
      'offers_by_mail',
      'offers_by_message',
      'message_channel',
      'created_at',
      'created_by',
      'verified_at',
      'medical_issues_sealed',
      'health_notes_agreed_at',
      'version',
      otherEmails,
    ])
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null);
}

export type StoredClient = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** Whether an address is another account's. */
export async function isTaken(trx: Trx, email: string, byOtherThan: number): Promise<boolean> {
  return isFound(
    trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', byOtherThan),
  );
}

/**
 * Frees an address that a merge left leading to the client, so that they can have it as their own.
 */
export function updateMergedAddress(trx: Trx, id: number, email: string) {
  return updateRows(trx, 'accounts', { where: { merged_into: id, email }, set: { email: null } });
}

export function updateClient(trx: Trx, id: number, changes: Updateable<Accounts>) {
  return updateRows(trx, 'accounts', { where: { id }, set: changes });
}

/** Records what was changed about a client. */
export async function insertChanges(
  trx: Trx,
  changes: readonly {
    account_id: number;
    actor_id: number;
    at: Date;
    field: string;
    was: string | null;
    became: string | null;
  }[],
): Promise<void> {
  if (changes.length > 0)
    await trx
      .insertInto('account_changes')
      .values([...changes])
      .execute();
}

/** What the desk changed about a client, newest first. */
export async function listChanges(db: Db, id: number) {
  return db
    .selectFrom('account_changes as change')
    .leftJoin('accounts as actor', 'actor.id', 'change.actor_id')
    .select([
      'change.at',
      'change.field',
      'change.was',
      'change.became',
      sql<string | null>`actor.first_name || ' ' || actor.last_name`.as('by'),
    ])
    .where('change.account_id', '=', id)
    .orderBy('change.id', 'desc')
    .limit(100)
    .execute();
}

/** Other clients with the same number, the newest first. */
export async function listSameNumber(db: Db, { id, phone_e164 }: StoredPerson) {
  if (phone_e164 === null) return [];
  return clientsIn(db)
    .where('phone_e164', '=', phone_e164)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(20)
    .$narrowType<{ phone_e164: NotNull }>()
    .execute();
}

export type Sharer = StoredPerson & {
  packageId: number;
  packageName: string;
  seatId: number | null;
  owner: boolean;
  capMinutes: number | null;
  usedMinutes: number;
};

/**
 * Who else has a part in the packages that somebody owns or has joined and that are open on
 * `today`.
 */
export async function listHousehold(db: Db, id: number, today: string): Promise<Sharer[]> {
  const { rows } = await sql<Sharer>`
    with shared as (
      select id, name, owner_id from owned_packages
      where active and (expires_on is null or expires_on >= ${today}::date) and id in (
        select id from owned_packages where owner_id = ${id}::int and kind = 'shared'
        union all
        select package_id from package_people where account_id = ${id}::int and removed_at is null
      )
    ), sharer as (
      select id as package_id, name, owner_id as account_id, true as owner, null::int as seat_id,
        null::int as cap_minutes from shared
      union all
      select shared.id, shared.name, person.account_id, false, person.id, person.cap_minutes
      from shared join package_people person on person.package_id = shared.id
      where person.removed_at is null and person.account_id is not null
    )
    select a.id, a.first_name, a.last_name, a.phone_number, a.phone_e164, a.email, a.gender,
      sharer.package_id as "packageId", sharer.name as "packageName", sharer.owner,
      sharer.seat_id as "seatId",
      sharer.cap_minutes as "capMinutes", (
        select coalesce(-sum(minutes), 0)::int from package_entries
        where package_id = sharer.package_id and person_id = any (${idsOf(sql`a.id`)})
          and kind in ('booked', 'returned')
      ) as "usedMinutes"
    from sharer join accounts a on a.id = sharer.account_id
    where a.id <> ${id}::int and a.erased_at is null
    order by sharer.package_id desc, sharer.owner desc, a.id
    limit 100`.execute(db);
  return rows;
}

/** The studio's name; undefined until it is set. */
export async function findBrand(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('brand').executeTakeFirst();
  return row?.brand;
}

/** The name of a branch; undefined when there is none. */
export async function findNameOfBranch(db: Db, code: string): Promise<string | undefined> {
  return oneValue(db.selectFrom('locations').select('name').where('code', '=', code));
}

/**
 * Whether a client has a session at these branches from an instant on that was not cancelled or
 * missed.
 */
export async function hasSessionSince(
  trx: Trx,
  clientId: number,
  branches: readonly string[],
  since: Date,
): Promise<boolean> {
  return isFound(
    trx
      .selectFrom('bookings')
      .select('id')
      .where('client_id', '=', clientId)
      .where('location_code', 'in', [...branches, ''])
      .where('status', 'in', ['booked', 'check_in', 'completed'])
      .where('starts_at', '>=', since)
      .limit(1),
  );
}
