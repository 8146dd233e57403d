import type { PackageKind } from '@limber/contract/packages.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';
import type { Standing } from './rules.ts';

export interface HeldPackage extends Standing {
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
export async function listHeldPackages(db: Db | Trx, accountId: number): Promise<HeldPackage[]> {
  const { rows } = await sql<HeldPackage>`
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
        join.onRef('person.id', '=', 'entry.person_id').on('package.kind', '=', 'shared'),
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
