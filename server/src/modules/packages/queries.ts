import type { PackageKind } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import { startOfDay } from '../../platform/dubai.ts';
import type { LockedPackage, PackageOffer, Standing } from './rules.ts';

export interface ListedPackage extends Standing {
  readonly id: number;
  readonly kind: PackageKind;
  readonly name: string;
  readonly productId: number;
  readonly optionId: number;
  /** Bought minutes; null: unlimited. */
  readonly minutes: number | null;
  readonly boughtAt: Date;
  readonly peopleLimit: number;
  /** False: someone else's, shared with the account. */
  readonly owned: boolean;
  readonly ownerFirstName: string;
  readonly services: { id: number; name: string }[];
}

/** Every package that an account owns or shares, as it stands for that account; newest first. */
export async function listPackagesOf(db: Db | Trx, accountId: number): Promise<ListedPackage[]> {
  const { rows } = await sql<ListedPackage>`
    select p.id, p.kind, p.name, p.product_id as "productId", p.option_id as "optionId", p.minutes,
      p.bought_at as "boughtAt", p.expires_on as "expiresOn", p.active,
      p.people_limit as "peopleLimit", p.owner_id = ${accountId}::int as owned,
      owner.first_name as "ownerFirstName", person.cap_minutes as "capMinutes",
      case when p.minutes is not null then coalesce((
        select balance_minutes from package_entries
        where package_id = p.id order by id desc limit 1
      ), 0) end as "balanceMinutes",
      (
        select coalesce(-sum(minutes), 0)::int from package_entries
        where package_id = p.id and person_id = ${accountId}::int and kind in ('booked', 'returned')
      ) as "usedMinutes",
      array(
        select json_build_object('id', s.id, 'name', s.name)
        from package_product_services of_product join services s on s.id = of_product.service_id
        where of_product.product_id = p.product_id and s.active order by s.position
      ) as services
    from owned_packages p
      join accounts owner on owner.id = p.owner_id
      left join package_people person on person.package_id = p.id
        and person.account_id = ${accountId}::int and person.removed_at is null
    where p.id in (
      select id from owned_packages where owner_id = ${accountId}::int
      union all
      select package_id from package_people
      where account_id = ${accountId}::int and removed_at is null
    )
    order by p.bought_at desc, p.id desc`.execute(db);
  return rows;
}

/** Whether a package is the account's own. */
export async function isOwner(db: Db | Trx, packageId: number, accountId: number) {
  const row = await db
    .selectFrom('owned_packages')
    .select('id')
    .where('id', '=', packageId)
    .where('owner_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** One page of a package's ledger, newest first, and how many entries there are in all. */
export async function listEntries(
  db: Db | Trx,
  packageId: number,
  page: { limit: number; offset: number },
) {
  const [{ count }, entries] = await Promise.all([
    db
      .selectFrom('package_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('package_id', '=', packageId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('package_entries as entry')
      .innerJoin('owned_packages as package', 'package.id', 'entry.package_id')
      .leftJoin('accounts as person', (join) =>
        join
          .onRef('person.id', '=', 'entry.person_id')
          .on('package.kind', '=', 'shared')
          .on('entry.kind', 'in', ['booked', 'returned']),
      )
      .select([
        'entry.id',
        'entry.at',
        'entry.kind',
        'entry.minutes',
        'entry.balance_minutes as balanceMinutes',
        'entry.reason',
        'person.first_name as personFirstName',
        'person.last_name as personLastName',
      ])
      .where('entry.package_id', '=', packageId)
      .orderBy('entry.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { count, entries };
}

/** What a mail about a package tells its owner; undefined when there is no such package. */
export async function findPackageToTell(trx: Trx, packageId: number) {
  const { rows } = await sql<{
    kind: PackageKind;
    name: string;
    expiresOn: string | null;
    active: boolean;
    balanceMinutes: number | null;
    email: string;
    firstName: string;
    language: 'en' | 'ar';
  }>`
    select p.kind, p.name, p.expires_on as "expiresOn",
      p.active and owner.erased_at is null as active,
      case when p.minutes is not null then coalesce((
        select balance_minutes from package_entries
        where package_id = p.id order by id desc limit 1
      ), 0) end as "balanceMinutes",
      owner.email, owner.first_name as "firstName", owner.language
    from owned_packages p join accounts owner on owner.id = p.owner_id
    where p.id = ${packageId}::int`.execute(trx);
  return rows[0];
}

/** The balance as the last line of the ledger of package `p` has it. */
const balance = sql`coalesce((
  select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
), 0)`;

/** What sessions of a product can be for, in the studio's order. */
const included = (product: 'p.product_id' | 'p.id') => sql`coalesce((
  select json_agg(json_build_object('serviceId', s.id, 'name', s.name) order by s.position)
  from package_product_services i join services s on s.id = i.service_id
  where i.product_id = ${sql.ref(product)} and s.active
), '[]')`;

/** Makes everything that changes a package's minutes wait until the transaction ends. */
export async function lockPackageRow(trx: Trx, packageId: number): Promise<void> {
  await sql`select from owned_packages where id = ${packageId}::int for no key update`.execute(trx);
}

/**
 * A package as `accountId` has it, its owner or someone who has joined it; undefined for others,
 * but not when nobody is named.
 * `takenThatDay` is about `day` and leaves the booking `exceptBookingId` out.
 */
export async function findPackageFor(
  trx: Trx,
  packageId: number,
  accountId: number | null,
  day: string,
  exceptBookingId: string | null,
): Promise<LockedPackage | undefined> {
  const midnight = startOfDay(day);
  const { rows } = await sql<LockedPackage>`
    select p.id, p.kind, p.name, p.active, p.minutes as "totalMinutes",
      p.expires_on as "expiresOn",
      case when p.minutes is not null then ${balance} end as "balanceMinutes",
      person.cap_minutes as "capMinutes",
      coalesce((
        select -sum(minutes)::int from package_entries
        where package_id = p.id and person_id = ${accountId}::int and kind in ('booked', 'returned')
      ), 0) as "usedMinutes",
      exists (
        select from bookings
        where package_id = p.id and id is distinct from ${exceptBookingId}::uuid
          and starts_at >= ${midnight}::timestamptz
          and starts_at < ${midnight}::timestamptz + interval '1 day'
          and (status <> 'cancelled' or late)
      ) as "takenThatDay",
      ${included('p.product_id')} as included
    from owned_packages p
      left join package_people person on person.package_id = p.id
        and person.account_id = ${accountId}::int and person.removed_at is null
    where p.id = ${packageId}::int and (
      ${accountId}::int is null or p.owner_id = ${accountId}::int or person.id is not null
    )
  `.execute(trx);
  return rows[0];
}

/** What a package holds, whoever asks; undefined when there is none. */
export async function findBalance(
  trx: Trx,
  packageId: number,
): Promise<Pick<LockedPackage, 'expiresOn' | 'balanceMinutes'> | undefined> {
  const { rows } = await sql<Pick<LockedPackage, 'expiresOn' | 'balanceMinutes'>>`
    select p.expires_on as "expiresOn",
      case when p.minutes is not null then ${balance} end as "balanceMinutes"
    from owned_packages p where p.id = ${packageId}::int
  `.execute(trx);
  return rows[0];
}

/** What is for sale under these ids; undefined when they do not belong together or to the kind. */
export async function findOffer(
  trx: Trx,
  kind: PackageKind,
  productId: number,
  optionId: number,
): Promise<PackageOffer | undefined> {
  const { rows } = await sql<PackageOffer>`
    select p.id as "productId", o.id as "optionId", p.kind, p.name, o.minutes,
      o.price_fils as "priceFils", o.validity_days as "validityDays",
      p.people_limit as "peopleLimit", ${included('p.id')} as included
    from package_products p join package_options o on o.product_id = p.id
    where p.id = ${productId}::int and o.id = ${optionId}::int and p.kind = ${kind}::text and p.active
  `.execute(trx);
  return rows[0];
}

/**
 * The package of a kind that an account owns and can use on `today`, the soonest to expire;
 * undefined when it has none.
 */
export async function findUsablePackage(
  trx: Trx,
  ownerId: number,
  kind: PackageKind,
  today: string,
): Promise<Pick<LockedPackage, 'name' | 'balanceMinutes'> | undefined> {
  const { rows } = await sql<Pick<LockedPackage, 'name' | 'balanceMinutes'>>`
    select name, "balanceMinutes" from (
      select p.name, p.expires_on, p.id,
        case when p.minutes is not null then ${balance} end as "balanceMinutes"
      from owned_packages p
      where p.owner_id = ${ownerId}::int and p.kind = ${kind}::text and p.active
        and (p.expires_on is null or p.expires_on >= ${today}::date)
    ) as owned
    where "balanceMinutes" is null or "balanceMinutes" > 0
    order by expires_on nulls last, id limit 1
  `.execute(trx);
  return rows[0];
}

/** Writes a bought package as it is sold today and answers its id. */
export async function insertPackage(
  trx: Trx,
  bought: {
    ownerId: number;
    offer: PackageOffer;
    paidFils: number;
    expiresOn: string | null;
    at: Date;
  },
): Promise<number> {
  const { offer } = bought;
  const { id } = await trx
    .insertInto('owned_packages')
    .values({
      owner_id: bought.ownerId,
      product_id: offer.productId,
      option_id: offer.optionId,
      kind: offer.kind,
      name: offer.name,
      minutes: offer.minutes,
      price_fils: bought.paidFils,
      people_limit: offer.peopleLimit,
      bought_at: bought.at,
      expires_on: bought.expiresOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewEntry {
  readonly packageId: number;
  readonly kind: 'bought' | 'booked' | 'returned' | 'adjusted' | 'expired';
  /** Positive: added; negative: taken. */
  readonly minutes: number;
  /** Whose session it is or was. */
  readonly personId?: number;
  /** Who did it; left out: the studio's clock. */
  readonly actorId?: number;
  readonly bookingId?: string;
  readonly reason?: string;
  readonly at: Date;
}

/**
 * Writes one line of a locked package's ledger and answers the balance after it. Throws 23514 when
 * that would be below zero.
 */
export async function insertEntry(trx: Trx, entry: NewEntry): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    insert into package_entries
      (package_id, at, kind, minutes, balance_minutes, person_id, actor_id, booking_id, reason)
    select p.id, ${entry.at}::timestamptz, ${entry.kind}::text, ${entry.minutes}::int,
      ${balance} + ${entry.minutes}::int, ${entry.personId ?? null}::int,
      ${entry.actorId ?? null}::int, ${entry.bookingId ?? null}::uuid, ${entry.reason ?? null}::text
    from owned_packages p where p.id = ${entry.packageId}::int
    returning balance_minutes as balance
  `.execute(trx);
  return rows[0]?.balance ?? 0;
}
