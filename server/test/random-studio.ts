import type { BookingRequest, ServiceType } from '@limber/contract/bookings.ts';
import { sql } from 'kysely';
import { type BookParts, book } from '../src/modules/bookings/book.ts';
import { cancel } from '../src/modules/bookings/cancel.ts';
import { checkIn } from '../src/modules/bookings/check-in.ts';
import { complete } from '../src/modules/bookings/complete.ts';
import { markNoShow } from '../src/modules/bookings/mark-no-show.ts';
import { reschedule } from '../src/modules/bookings/reschedule.ts';
import { adjustMinutes } from '../src/modules/packages/adjust-minutes.ts';
import { expirePackage } from '../src/modules/packages/expire-package.ts';
import { addDays, dayOf, timeFromMinutes } from '../src/platform/dubai.ts';
import { Refusal } from '../src/platform/errors.ts';
import { makeJobs } from '../src/platform/jobs.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import type { Actor } from '../src/platform/session.ts';
import type { World } from './harness.ts';
import { serviceNamed } from './people.ts';

/** A day counted from today and a half hour counted from opening. */
export interface Slot {
  readonly day: number;
  readonly half: number;
}

/** Something that is asked of the studio; whom and what it is about is counted modulo what is there. */
export type Wish =
  | {
      readonly do: 'buy';
      product: number;
      person: number;
      slot: Slot;
      minutes: number;
      with: number;
    }
  | {
      readonly do: 'use';
      package: number;
      person: number;
      slot: Slot;
      minutes: number;
      with: number;
    }
  | { readonly do: 'book'; person: number; slot: Slot; with: number }
  | { readonly do: 'move'; booking: number; byDesk: boolean; slot: Slot; with: number }
  | { readonly do: 'cancel'; booking: number; byDesk: boolean; late: boolean }
  | { readonly do: 'check in' | 'complete' | 'no-show'; booking: number }
  | { readonly do: 'expire'; package: number }
  | { readonly do: 'adjust'; package: number; minutes: number };

/** Wishes that are put at the same moment, or hours that go by. */
export type Step = { readonly atOnce: readonly Wish[] } | { readonly hours: number };

const FIRST_MORNING = Date.parse('2026-03-04T08:00:00+04:00');
const OPENS = 10 * 60;
/** So many are kept before they are cleared away, lest each be slower than the one before. */
const BRANCHES_AT_A_TIME = 100;
/** Small packages that expire soon, so that a few wishes reach every limit. */
const PRODUCTS = [
  { kind: 'regular', minutes: 120, validityDays: 3, types: ['package', 'mypackage'] },
  { kind: 'shared', minutes: 120, validityDays: 4, types: ['shared_package', 'my_shared_package'] },
  {
    kind: 'unlimited',
    minutes: null,
    validityDays: 30,
    types: ['unlimited_package', 'my_unlimited_package'],
  },
] as const;

/** A studio that can be asked any sequence of wishes, each in a small branch of its own. */
export async function openRandomStudio(world: World) {
  const parts: BookParts = {
    db: world.db,
    clock: world.clock,
    jobs: makeJobs(world.clock),
    random: systemRandomness(),
  };
  const stretching = await serviceNamed(world, 'Stretching');
  const desk = await actorOfDesk(world);
  const products = await addProducts(world, stretching);
  let branches = 0;
  /** The kinds of wish that came true at least once. */
  const granted = new Set<Wish['do']>();

  /**
   * Opens a branch with two therapists for two clients, puts the steps to it one after another, and
   * answers what must not be but is, a sentence each. Wishes may be refused; anything else that goes wrong is thrown.
   */
  async function play(steps: readonly Step[]): Promise<string[]> {
    if (branches % BRANCHES_AT_A_TIME === 0) await closeBranches(world);
    branches += 1;
    const location = `branch-${branches}`;
    const { clients, therapists } = await addBranch(world, location, stretching);
    let nowMs = FIRST_MORNING;
    for (const step of steps) {
      if ('hours' in step) {
        nowMs += step.hours * 3_600_000;
        continue;
      }
      const now = new Date(nowMs);
      world.clock.set(now.toISOString());
      const [packages, bookings] = await Promise.all([
        listPackages(world, clients),
        listBookings(world, clients),
      ]);
      await Promise.all(
        step.atOnce.map((wish) =>
          put({ clients, therapists, location, packages, bookings, now }, wish).then(
            (happened) => happened && granted.add(wish.do),
            throwUnlessRefused,
          ),
        ),
      );
    }
    return complaintsAbout(world, clients);
  }

  /** Says whether there was anything to ask for; throws a refusal. */
  async function put(at: Branch, wish: Wish): Promise<boolean> {
    const { now } = at;
    switch (wish.do) {
      case 'buy': {
        const product = pick(products, wish.product);
        if (!product) return false;
        const owner = pick(at.clients, wish.person);
        const request = {
          ...sessionOf(at, wish.slot, wish.minutes, wish.with),
          serviceType: product.types[0],
          package_id: product.id,
          package_balance_id: product.optionId,
          total_price: 100,
        };
        const { package: bought } = await bookAs(owner, request, now);
        if (product.kind === 'shared' && bought) await joinAll(at, bought.id, owner);
        return true;
      }
      case 'use': {
        const owned = pick(at.packages, wish.package);
        if (!owned) return false;
        const field = { regular: 'user', shared: 'shared', unlimited: 'unlimited' }[owned.kind];
        await bookAs(
          pick(at.clients, wish.person),
          {
            ...sessionOf(at, wish.slot, wish.minutes, wish.with),
            serviceType: PRODUCTS.find(({ kind }) => kind === owned.kind)?.types[1] ?? 'mypackage',
            [`${field}_package_id`]: owned.id,
            total_price: 0,
          },
          now,
        );
        return true;
      }
      case 'book': {
        const session = sessionOf(at, wish.slot, 60, wish.with);
        const request = { ...session, serviceType: 'service', total_price: 320 } as const;
        await bookAs(pick(at.clients, wish.person), request, now);
        return true;
      }
      case 'move': {
        const booking = pick(at.bookings, wish.booking);
        if (!booking) return false;
        const { date, time } = sessionOf(at, wish.slot, 60, 0);
        const to = { date, time, therapistId: pick(at.therapists, wish.with) };
        await reschedule(parts, wish.byDesk ? desk : clientOf(booking), booking.id, to, now);
        return true;
      }
      case 'cancel': {
        const booking = pick(at.bookings, wish.booking);
        if (!booking) return false;
        const input = { acceptLate: wish.late, waiveLate: wish.byDesk && !wish.late };
        await cancel(parts, wish.byDesk ? desk : clientOf(booking), booking.id, input, now);
        return true;
      }
      case 'expire': {
        const owned = pick(at.packages, wish.package);
        if (!owned) return false;
        await expirePackage(world.db, owned.id, now);
        return true;
      }
      case 'adjust': {
        const owned = pick(at.packages, wish.package);
        if (!owned) return false;
        const change = { packageId: owned.id, minutes: wish.minutes, reason: 'A random wish' };
        await adjustMinutes(world.db, desk, change, now);
        return true;
      }
      default: {
        const started = at.bookings.filter(({ isOpen, startsAt }) => isOpen && startsAt <= now);
        const booking = pick(started, wish.booking) ?? pick(at.bookings, wish.booking);
        if (!booking) return false;
        if (wish.do === 'complete') {
          await checkIn(world.db, desk, booking.id, now).catch(throwUnlessRefused);
        }
        const verb = { 'check in': checkIn, complete, 'no-show': markNoShow }[wish.do];
        await verb(world.db, desk, booking.id, now);
        return true;
      }
    }
  }

  function bookAs(accountId: number | undefined, request: BookingRequest, now: Date) {
    const actor: Actor = { accountId: accountId ?? 0, accountType: 'client' };
    const types: ServiceType[] = [request.serviceType];
    return book(parts, actor, request, { key: undefined, types }, now);
  }

  function sessionOf(at: Branch, slot: Slot, minutes: number, therapist: number) {
    return {
      services: [{ id: stretching, name: '', time: minutes, price: 0, type: 'service' }],
      // One of three asks for anyone.
      therapist_id: therapist % 3 === 2 ? null : (pick(at.therapists, therapist % 3) ?? null),
      date: addDays(dayOf(at.now), slot.day),
      time: timeFromMinutes(OPENS + slot.half * 30),
      duration: minutes,
      total_duration: minutes,
      location: at.location,
    };
  }

  /** The other clients join a package that was just bought, for half an hour at most. */
  async function joinAll(at: Branch, packageId: number, owner: number | undefined) {
    const others = at.clients.filter((client) => client !== owner);
    await sql`
      insert into package_people
        (package_id, email, account_id, token_hash, cap_minutes, invited_at, joined_at, expires_at)
      select ${packageId}::int, email, id, sha256((${packageId}::text || '-' || id)::bytea), 30,
        now(), now(), now()
      from accounts where id = any(${others}::int[])`.execute(world.db);
  }

  return { play, granted };
}

interface Branch {
  readonly location: string;
  readonly clients: readonly number[];
  readonly therapists: readonly number[];
  readonly packages: readonly { id: number; kind: 'regular' | 'shared' | 'unlimited' }[];
  readonly bookings: readonly { id: string; clientId: number; isOpen: boolean; startsAt: Date }[];
  readonly now: Date;
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

function clientOf(booking: { clientId: number }): Actor {
  return { accountId: booking.clientId, accountType: 'client' };
}

function throwUnlessRefused(error: unknown): void {
  if (!(error instanceof Refusal) || error.status >= 500) throw error;
}

async function actorOfDesk(world: World): Promise<Actor> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '=', 'front_desk')
    .executeTakeFirstOrThrow();
  return { accountId: id, accountType: 'front_desk' };
}

async function addProducts(world: World, serviceId: number) {
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

async function addBranch(world: World, location: string, serviceId: number) {
  const { rows } = await sql<{ clients: number[]; therapists: number[] }>`
    with place as (
      insert into locations (code, name, address, image, icon, phone, bookable, position)
      values (${location}::text, 'Random', '', '', '', '', true, 99)
    ), hours as (
      insert into opening_hours
      select ${location}::text, weekday, '10:00', '15:00' from generate_series(1, 7) weekday
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
      insert into shifts
      select id, weekday, '10:00', '15:00' from team, generate_series(1, 7) weekday
    )
    select array(select id from people where account_type = 'client') as clients,
      array(select id from team) as therapists`.execute(world.db);
  return rows[0] as { clients: number[]; therapists: number[] };
}

async function closeBranches(world: World): Promise<void> {
  await world.query('truncate bookings, owned_packages, memberships cascade');
  await world.query(`
    delete from graphile_worker._private_jobs;
    delete from shifts where therapist_id in
      (select id from therapists where location_code like 'branch-%');
    delete from therapist_services where therapist_id in
      (select id from therapists where location_code like 'branch-%');
    delete from therapists where location_code like 'branch-%';
    delete from opening_hours where location_code like 'branch-%';
    delete from locations where code like 'branch-%';
    delete from accounts where email like '%@random.example'`);
}

async function listPackages(world: World, clients: readonly number[]) {
  const { rows } = await sql<Branch['packages'][number]>`
    select id, kind from owned_packages where owner_id = any(${clients}::int[]) order by id
  `.execute(world.db);
  return rows;
}

async function listBookings(world: World, clients: readonly number[]) {
  const { rows } = await sql<Branch['bookings'][number]>`
    select id, client_id as "clientId", starts_at as "startsAt",
      status in ('booked', 'check_in') as "isOpen"
    from bookings where client_id = any(${clients}::int[])
    order by created_at, starts_at, therapist_id`.execute(world.db);
  return rows;
}

/** Everything about these clients that must never be, in a sentence each. */
async function complaintsAbout(world: World, clients: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ complaint: string }>`
    with mine as (
      select * from owned_packages where owner_id = any(${clients}::int[])
    ), sessions as (
      select b.*, (b.starts_at at time zone 'Asia/Dubai')::date as day,
        b.status <> 'cancelled' or b.late as counts
      from bookings b where b.client_id = any(${clients}::int[])
    ), ledger as (
      select e.*, sum(e.minutes) over (partition by e.package_id order by e.id) as running
      from package_entries e where e.package_id in (select id from mine)
    )
    select format('the balance after line %s is %s, not %s', id, balance_minutes, running)
      as complaint from ledger where balance_minutes <> running or running < 0
    union all
    select format('package %s holds %s minutes, its lines and sessions say %s', id, held, expected)
    from (
      select mine.id,
        (select balance_minutes from ledger where package_id = mine.id order by id desc limit 1) as held,
        (select sum(minutes) from ledger where package_id = mine.id
          and kind in ('bought', 'adjusted', 'expired'))
        - coalesce((select sum(package_minutes) from sessions
          where package_id = mine.id and counts), 0) as expected
      from mine where minutes is not null
    ) as sums where held <> expected
    union all
    select format('session %s took %s minutes net', s.id, coalesce(net, 0))
    from sessions s join mine on mine.id = s.package_id and mine.minutes is not null
      left join lateral (
        select -sum(minutes) as net from ledger where booking_id = s.id
      ) as entries on true
    where coalesce(net, 0) <> case when counts then s.package_minutes else 0 end
    union all
    select format('client %s used %s minutes of package %s, above the cap', person_id, used, package_id)
    from (
      select package_id, person_id, -sum(minutes) as used from ledger
      where kind in ('booked', 'returned') group by 1, 2
    ) as by_person join package_people using (package_id)
    where account_id = person_id and used > cap_minutes
    union all
    select format('therapist %s is with %s and %s at once', one.therapist_id, one.id, other.id)
    from sessions one join sessions other
      on other.therapist_id = one.therapist_id and other.id > one.id and other.during && one.during
    where one.status <> 'cancelled' and other.status <> 'cancelled'
    union all
    select format('unlimited package %s has %s sessions on %s', package_id, count(*), day)
    from sessions join mine on mine.id = package_id and mine.minutes is null
    where counts group by package_id, day having count(*) > 1
    union all
    select format('session %s is after the last day of its package', s.id)
    from sessions s join mine on mine.id = s.package_id where s.day > mine.expires_on
    union all
    select format('session %s is %s, its events say %s', id, status, told)
    from (
      select id, status,
        (select to_status from booking_events where booking_id = s.id order by id desc limit 1) as told
      from sessions s
    ) as statuses where told is distinct from status
    union all
    select format('a reminder waits for session %s, which is not then or not at all', s.id)
    from sessions s join graphile_worker._private_jobs job
      on job.key = any(array['remind:' || s.id || ':24', 'remind:' || s.id || ':3'])
    where s.status = 'cancelled' or (job.payload ->> 'startsAt')::timestamptz <> s.starts_at
  `.execute(world.db);
  return rows.map(({ complaint }) => complaint);
}
