import type { IncludedService } from '@limber/contract/catalogue.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { SHORTEST_SESSION_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { idsOf } from '../../../platform/database/merged-accounts.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';
import { hasRow } from '../../../platform/database/rows-by-values.ts';
import { studioDay } from '../../../platform/database/studio-day.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import type { Entitlement } from '../minutes/minutes-left-rules.ts';
import type { LockedPackage } from '../owned-package-rules.ts';
import type { DaySpan } from '../prolonging/frozen-days-rules.ts';
import { frozenDays } from '../prolonging/queries.ts';
import { balance } from './ledger.ts';

export interface ListedPackage extends Entitlement {
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
  /** First names of those who share it, where the account owns it. */
  readonly guests: string[];
  readonly services: IncludedService[];
  /** The shortest length of these services in the catalogue, in minutes. */
  readonly shortestMinutes: number;
  /** Days of an unlimited one that have their session, `YYYY-MM-DD` by the studio's clock. */
  readonly takenDays: string[];
  /** Days on which it has no sessions, the first ones first. */
  readonly frozen: DaySpan[];
}

/** Every package that an account owns or shares, as that account sees it; newest first. */
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
        where package_id = p.id and person_id = any (${idsOf(sql`${accountId}::int`)}) and kind in ('booked', 'returned')
      ) as "usedMinutes",
      array(
        select json_build_object('id', s.id, 'name', s.name, 'needs_skill', s.needs_skill)
        from package_product_services of_product join services s on s.id = of_product.service_id
        where of_product.product_id = p.product_id and s.active order by s.position
      ) as services,
      array(
        select guest.first_name from package_people its join accounts guest on guest.id = its.account_id
        where its.package_id = p.id and its.removed_at is null and p.owner_id = ${accountId}::int
        order by its.id
      ) as guests,
      ${shortestMinutes} as "shortestMinutes",
      ${takenDays(null)} as "takenDays", ${frozenDays} as frozen
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
  return hasRow(db, 'owned_packages', { id: packageId, owner_id: accountId });
}

/** The owner of a package; undefined when there is none. */
export async function findOwner(db: Db, packageId: number): Promise<number | undefined> {
  return oneValue(db.selectFrom('owned_packages').select('owner_id').where('id', '=', packageId));
}

/** What sessions of a product can be for, in the studio's order. */
export const included = (product: 'p.product_id' | 'p.id') => sql`coalesce((
  select json_agg(json_build_object('serviceId', s.id, 'name', s.name, 'needsSkill', s.needs_skill) order by s.position)
  from package_product_services i join services s on s.id = i.service_id
  where i.product_id = ${sql.ref(product)} and s.active
), '[]')`;

/** Minutes of the shortest session that the catalogue has of what package `p` includes. */
export const shortestMinutes = sql`coalesce((
  select min(d.lasts_minutes) from package_product_services i
    join services s on s.id = i.service_id join service_durations d on d.service_id = s.id
  where i.product_id = p.product_id and s.active and d.active
), ${sql.lit(SHORTEST_SESSION_MINUTES)})::int`;

/**
 * Days of an unlimited package that have their session, leaving one booking out, earliest first.
 */
const takenDays = (exceptBookingId: string | null) => sql`array(
  select distinct ${studioDay('starts_at')}
  from bookings
  where package_id = p.id and p.kind = 'unlimited' and id is distinct from ${exceptBookingId}::uuid
    and (status <> 'cancelled' or late)
  order by 1
)`;

/**
 * A package as `accountId` sees it, its owner or someone who has joined it; undefined for others.
 * Without an account it is not restricted. `takenDays` leave the booking `exceptBookingId` out.
 */
export async function findPackageFor(
  trx: Trx,
  packageId: number,
  accountId: number | null,
  exceptBookingId: string | null,
): Promise<LockedPackage | undefined> {
  const { rows } = await sql<LockedPackage>`
    select p.id, p.product_id as "productId", p.kind, p.name, p.active, ${sql.raw(IS_UNPAID)} as unpaid, p.minutes as "totalMinutes",
      p.expires_on as "expiresOn",
      case when p.minutes is not null then ${balance} end as "balanceMinutes",
      person.cap_minutes as "capMinutes",
      coalesce((
        select -sum(minutes)::int from package_entries
        where package_id = p.id and person_id = any (${idsOf(sql`${accountId}::int`)}) and kind in ('booked', 'returned')
      ), 0) as "usedMinutes",
      ${takenDays(exceptBookingId)} as "takenDays",
      ${frozenDays} as frozen,
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
