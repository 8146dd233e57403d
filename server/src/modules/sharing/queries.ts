import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { idsOf } from '../../platform/database/merged-accounts.ts';
import { oneValue } from '../../platform/database/result-of-a-statement.ts';
import { updateRows } from '../../platform/database/rows-by-values.ts';
import type { Seat } from './may-share-rules.ts';

/** Makes all who change the people of a package wait for each other until the transaction ends. */
export async function lockPeople(trx: Trx, packageId: number): Promise<void> {
  await trx
    .selectFrom('owned_packages')
    .select('id')
    .where('id', '=', packageId)
    .forNoKeyUpdate()
    .execute();
}

/** A package and everyone who is invited to it or has joined; undefined when there is none. */
export async function findPackageWithPeople(db: Db | Trx, packageId: number) {
  const [found, people] = await Promise.all([
    db
      .selectFrom('owned_packages as package')
      .innerJoin('accounts as owner', 'owner.id', 'package.owner_id')
      .select([
        'package.id',
        'package.kind',
        'package.name',
        'package.active',
        'package.expires_on as expiresOn',
        'package.people_limit as peopleLimit',
        'package.minutes',
        'owner.id as ownerId',
        'owner.email as ownerEmail',
        'owner.first_name as ownerFirstName',
        sql<Language>`owner.language`.as('ownerLanguage'),
      ])
      .where('package.id', '=', packageId)
      .executeTakeFirst(),
    db
      .selectFrom('package_people as person')
      .leftJoin('accounts as own', 'own.id', 'person.account_id')
      .select([
        // A person who joined without an address may have one by now.
        (row) => row.fn.coalesce('own.email', 'person.email').as('email'),
        'person.joined_at as joinedAt',
      ])
      .where('person.package_id', '=', packageId)
      .where('person.removed_at', 'is', null)
      .execute(),
  ]);
  return found && { ...found, people: people satisfies Seat[] };
}

export interface Sharer {
  /** Null for the owner. */
  readonly id: number | null;
  /** Null until joined. */
  readonly accountId: number | null;
  readonly email: string;
  /** Null until joined. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly joined: boolean;
  readonly capMinutes: number | null;
  readonly usedMinutes: number;
  /** Of an invitation that is not accepted yet. */
  readonly invitedUntil: Date | null;
}

/** The owner and then everyone invited or joined, with the minutes each has used. */
export async function listSharers(db: Db | Trx, packageId: number): Promise<Sharer[]> {
  const { rows } = await sql<Sharer>`
    with sharers as (
      select null::int as id, owner_id as account_id, null::text as email, true as joined,
        null::int as cap_minutes, null::timestamptz as invited_until
      from owned_packages where id = ${packageId}::int
      union all
      select id, account_id, email, joined_at is not null, cap_minutes,
        case when joined_at is null then expires_at end
      from package_people where package_id = ${packageId}::int and removed_at is null
    )
    select s.id, s.account_id as "accountId", coalesce(case when s.email not like '%@telephone.invalid' then s.email end, a.email, '') as email, a.first_name as "firstName",
      a.last_name as "lastName", s.joined, s.cap_minutes as "capMinutes",
      (
        select coalesce(-sum(minutes), 0)::int from package_entries
        where package_id = ${packageId}::int and person_id = any (${idsOf(sql`s.account_id`)})
          and kind in ('booked', 'returned')
      ) as "usedMinutes", s.invited_until as "invitedUntil"
    from sharers s left join accounts a on a.id = s.account_id
    order by s.id nulls first`.execute(db);
  return rows;
}

/** Invites an address, or renews its invitation and link; returns the person's id. */
export async function upsertInvitation(
  trx: Trx,
  invitation: {
    packageId: number;
    email: string;
    /** Undefined: leave the cap as it is. */
    capMinutes: number | null | undefined;
    tokenHash: Buffer;
    invitedAt: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const { tokenHash, invitedAt, expiresAt, capMinutes } = invitation;
  const link = { token_hash: tokenHash, invited_at: invitedAt, expires_at: expiresAt };
  const { id } = await trx
    .insertInto('package_people')
    .values({
      ...link,
      package_id: invitation.packageId,
      email: invitation.email,
      cap_minutes: capMinutes ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['package_id', 'email'])
        .where('removed_at', 'is', null)
        .doUpdateSet({ ...link, ...(capMinutes === undefined ? {} : { cap_minutes: capMinutes }) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In which language the account of an address reads its mail; undefined without an account. */
export async function findLanguage(db: Db | Trx, email: string): Promise<Language | undefined> {
  return oneValue(
    db
      .selectFrom('accounts')
      .select(sql<Language>`language`.as('language'))
      .where('email', '=', email),
  );
}

/** The person that a link was sent to; undefined when it was renewed or the person taken out. */
export async function findInvited(db: Db | Trx, tokenHash: Buffer) {
  return db
    .selectFrom('package_people')
    .select([
      'id',
      'package_id as packageId',
      'email',
      'account_id as accountId',
      'expires_at as expiresAt',
      'joined_at as joinedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The seat of an account in a package: joined with it, or invited by its address. */
export async function findOwnSeat(db: Db | Trx, packageId: number, accountId: number) {
  return db
    .selectFrom('package_people as person')
    .innerJoin('accounts as own', (join) => join.on('own.id', '=', accountId))
    .select(['person.id', 'person.expires_at as expiresAt', 'person.joined_at as joinedAt'])
    .where('person.package_id', '=', packageId)
    .where('person.removed_at', 'is', null)
    .where((row) =>
      row.or([
        row('person.account_id', '=', accountId),
        row.and([
          row('person.account_id', 'is', null),
          row('person.email', '=', row.ref('own.email')),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** Invitations to the address of an account that can still be accepted, newest first. */
export async function listInvitationsTo(db: Db, accountId: number, now: Date, today: string) {
  const { rows } = await sql<{
    packageId: number;
    packageName: string;
    ownerFirstName: string;
    capMinutes: number | null;
    expiresAt: Date;
  }>`
    select p.id as "packageId", p.name as "packageName", owner.first_name as "ownerFirstName",
      person.cap_minutes as "capMinutes", person.expires_at as "expiresAt"
    from accounts own
      join package_people person on person.email = own.email
      join owned_packages p on p.id = person.package_id
      join accounts owner on owner.id = p.owner_id
    where own.id = ${accountId}::int and person.joined_at is null and person.removed_at is null
      and person.expires_at > ${now}::timestamptz
      and p.active and (p.expires_on is null or p.expires_on >= ${today}::date)
    order by person.invited_at desc, person.id desc`.execute(db);
  return rows;
}

/** The address of an account; undefined when it has none. */
export async function findEmail(trx: Trx, accountId: number): Promise<string | undefined> {
  return (
    (await oneValue(trx.selectFrom('accounts').select('email').where('id', '=', accountId))) ??
    undefined
  );
}

export function updateJoined(trx: Trx, personId: number, accountId: number, at: Date) {
  return updateRows(trx, 'package_people', {
    where: { id: personId },
    set: { account_id: accountId, joined_at: at },
  });
}

/** Sets or lifts the most minutes that a person may use. */
export function updateCap(trx: Trx, personId: number, capMinutes: number | null) {
  return updateRows(trx, 'package_people', {
    where: { id: personId },
    set: { cap_minutes: capMinutes },
  });
}

export function updateRemoved(trx: Trx, personId: number, at: Date) {
  return updateRows(trx, 'package_people', { where: { id: personId }, set: { removed_at: at } });
}

/**
 * Deletes the invitations that nobody accepted and that ended, or were taken back, before an
 * instant.
 */
export async function deleteOldInvitations(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('package_people')
    .where('joined_at', 'is', null)
    .where((row) => row.or([row('expires_at', '<', before), row('removed_at', '<', before)]))
    .execute();
}

/**
 * A client of the studio who may share a package; undefined for merged clients and other people.
 */
export async function findClient(trx: Trx, accountId: number) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name as firstName', sql<Language>`language`.as('language')])
    .where('id', '=', accountId)
    .where('account_type', '=', 'client')
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

/** The account behind a place in a package; null until they have joined. */
export async function findSeat(trx: Trx, personId: number) {
  return trx
    .selectFrom('package_people')
    .select('account_id as accountId')
    .where('id', '=', personId)
    .executeTakeFirst();
}
