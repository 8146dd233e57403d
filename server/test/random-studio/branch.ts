import { sql } from 'kysely';
import type { World } from '../harness.ts';

/** Small packages that expire soon, so that a few wishes reach every limit. */
export const PRODUCTS = [
  { kind: 'regular', minutes: 120, validityDays: 3, types: ['package', 'mypackage'] },
  { kind: 'shared', minutes: 120, validityDays: 4, types: ['shared_package', 'my_shared_package'] },
  {
    kind: 'unlimited',
    minutes: null,
    validityDays: 30,
    types: ['unlimited_package', 'my_unlimited_package'],
  },
] as const;

/** Makes every session of a service need a mat. */
export async function needMats(world: World, serviceId: number): Promise<void> {
  await world.query(
    `insert into service_resources (service_id, kind) values (${serviceId}, 'Random mat')`,
  );
}

/** The state of a small branch of the studio. */
export interface Branch {
  readonly location: string;
  readonly clients: readonly number[];
  readonly therapists: readonly number[];
  readonly packages: readonly {
    id: number;
    kind: 'regular' | 'shared' | 'unlimited';
    ownerId: number;
    minor: number;
    isSold: boolean;
    expiresOn: string | null;
    /** The first day of its first current freeze. */
    frozenFrom: string | null;
  }[];
  readonly bookings: readonly {
    id: string;
    clientId: number;
    isOpen: boolean;
    startsAt: Date;
    minor: number;
    /** Neither in a sale nor paid by a package. */
    isUnsold: boolean;
  }[];
  readonly sales: readonly SoldThere[];
  readonly payments: readonly { readonly id: string }[];
  readonly coinMinor: number;
  readonly now: Date;
}

/** A sale, with what requests about it are built from. */
export interface SoldThere {
  readonly id: string;
  readonly dueMinor: number;
  readonly lines: readonly { id: number; leftMinor: number }[];
}

/** Puts the small packages up for sale, each for this service. */
export async function addProducts(world: World, serviceId: number) {
  const added = [];
  for (const { kind, minutes, validityDays, types } of PRODUCTS) {
    const { rows } = await world.query<{ id: number; optionId: number }>(`
      with product as (
        insert into package_products (kind, name, description, people_limit, position)
        values ('${kind}', 'Random ${kind}', '', 2, 99) returning id
      ), service as (
        insert into package_product_services select id, ${serviceId} from product
      ), option as (
        insert into package_options (product_id, minutes, price_fils, validity_days)
        select id, ${minutes}, 10000, ${validityDays} from product returning id
      )
      select product.id, option.id as "optionId" from product, option`);
    added.push({ kind, types, ...(rows[0] as { id: number; optionId: number }) });
  }
  return added;
}

/**
 * Opens a branch with two clients and two therapists, who work every day from 10 to 15, and a
 * number of mats, of which every session needs one.
 */
export async function addBranch(world: World, location: string, serviceId: number, mats: number) {
  const { rows } = await sql<{ clients: number[]; therapists: number[] }>`
    with place as (
      insert into locations (code, name, address, image, icon, phone, bookable, position)
      values (${location}::text, 'Random', '', '', '', '', true, 99)
    ), mats as (
      insert into resources (location_code, kind, name, position)
      select ${location}::text, 'Random mat', 'Random mat ' || number, number
      from generate_series(1, ${mats}::int) number
    ), hours as (
      insert into opening_hours (location_code, weekday, from_minute, to_minute)
      select ${location}::text, weekday, 600, 900 from generate_series(1, 7) weekday
    ), people as (
      insert into accounts
        (email, first_name, last_name, phone_number, gender, account_type, created_at)
      select ${location}::text || '-' || number || '@random.example', '', '', '', 'female',
        case when number > 2 then 'therapist' else 'client' end, now()
      from generate_series(1, 4) number
      returning id, account_type
    ), team as (
      insert into therapists (account_id, location_code, position)
      select id, ${location}::text, 99 from people where account_type = 'therapist' returning id
    ), skills as (
      insert into therapist_services select id, ${serviceId}::int from team
    ), rota as (
      insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
      select id, ${location}::text, weekday, 600, 900 from team, generate_series(1, 7) weekday
    )
    select array(select id from people where account_type = 'client') as clients,
      array(select id from team) as therapists`.execute(world.db);
  return rows[0] as { clients: number[]; therapists: number[] };
}

/** Payments online in a branch, oldest first. */
export async function listPayments(world: World, location: string) {
  const { rows } = await sql<Branch['payments'][number]>`
    select id from online_payments where location_code = ${location}::text
    order by made_at, id`.execute(world.db);
  return rows;
}

/** Deletes all such branches, with their people and bookings. */
export async function closeBranches(world: World): Promise<void> {
  await world.empty(
    'bookings',
    'owned_packages',
    'memberships',
    'drawer_sessions',
    'document_series',
    'online_payments',
    'gift_cards',
  );
  await world.query(`
    delete from graphile_worker._private_jobs;
    delete from shifts where therapist_id in
      (select id from therapists where location_code like 'branch-%');
    delete from therapist_services where therapist_id in
      (select id from therapists where location_code like 'branch-%');
    delete from therapists where location_code like 'branch-%';
    delete from opening_hours where location_code like 'branch-%';
    delete from resources where location_code like 'branch-%';
    delete from locations where code like 'branch-%';
    delete from accounts where email like '%@random.example'`);
}

/** Cash is rounded to this coin from now on, in the whole studio. */
export async function roundCash(world: World, coinMinor: number): Promise<void> {
  await world.query(`update settings set cash_coin_fils = ${coinMinor}`);
}

/** What these clients own, oldest first. */
export async function listPackages(world: World, clients: readonly number[]) {
  const { rows } = await sql<Branch['packages'][number]>`
    select id, kind, owner_id as "ownerId", price_fils as minor,
      exists (select from sale_lines where package_id = p.id) as "isSold",
      expires_on as "expiresOn", (
        select min(frozen_from)::text from package_prolongations f
        where package_id = p.id and not exists (
          select from package_prolongations where lifts = f.id
        )
      ) as "frozenFrom"
    from owned_packages p where owner_id = any(${clients}::int[]) order by id
  `.execute(world.db);
  return rows;
}

/** What these clients have booked, oldest first. */
export async function listBookings(world: World, clients: readonly number[]) {
  const { rows } = await sql<Branch['bookings'][number]>`
    select id, client_id as "clientId", starts_at as "startsAt",
      status in ('booked', 'check_in') as "isOpen", price_fils as minor,
      package_id is null
        and not exists (select from sale_lines where booking_id = b.id) as "isUnsold"
    from bookings b where client_id = any(${clients}::int[])
    order by created_at, starts_at, therapist_id`.execute(world.db);
  return rows;
}

/** Sales of a branch that were not voided, oldest first. */
export async function listSales(world: World, location: string) {
  const { rows } = await sql<SoldThere>`
    select s.id, json_agg(json_build_object('id', l.id, 'leftMinor', l.gross_fils - back.minor)
        order by l.position) as lines,
      (sum(l.gross_fils - back.minor)
        + (select coalesce(sum(amount_fils), 0) from tips where sale_id = s.id)
        - (select coalesce(sum(amount_fils), 0) from payments where sale_id = s.id))::int as "dueMinor"
    from sales s join sale_lines l on l.sale_id = s.id
      cross join lateral (
        select coalesce(sum(gross_fils), 0)::int as minor from refund_lines where line_id = l.id
      ) back
    where s.location_code = ${location}::text
      and not exists (select from refunds where sale_id = s.id and voids)
    group by s.id order by s.at, s.id`.execute(world.db);
  return rows;
}
