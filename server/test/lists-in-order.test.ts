import { listLocations, listServices, listTherapists } from '@limber/contract/catalogue.ts';
import { listMembershipYears } from '@limber/contract/desk/clients/memberships.ts';
import { cancelBooking } from '@limber/contract/desk/day/booking-changes.ts';
import { listCancelled } from '@limber/contract/desk/day/cancelled-sessions.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { listCounters, readCounter } from '@limber/contract/desk/entry/counters.ts';
import { listDocuments } from '@limber/contract/desk/money/documents.ts';
import { listDrawers } from '@limber/contract/desk/money/drawers.ts';
import { listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { listSalesToClient } from '@limber/contract/desk/money/till.ts';
import { listDeskClosures } from '@limber/contract/desk/rota/closures.ts';
import { listHours } from '@limber/contract/desk/rota/hours.ts';
import { listStudioBranches } from '@limber/contract/desk/studio/branches.ts';
import { listStudioDiscounts } from '@limber/contract/desk/studio/partners.ts';
import { listPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { listStudioProducts } from '@limber/contract/desk/studio/products.ts';
import { listStudioResources } from '@limber/contract/desk/studio/resources.ts';
import { listStudioServices, retireService } from '@limber/contract/desk/studio/services.ts';
import { listStaff, listStaffSessions } from '@limber/contract/desk/studio/team.ts';
import { listStudioTherapists } from '@limber/contract/desk/studio/therapists.ts';
import { listTexts } from '@limber/contract/desk/studio/translations.ts';
import type { Route } from '@limber/contract/route.ts';
import { listClosures } from '@limber/contract/studio.ts';
import { describe, expect, test } from 'vitest';
import { enrol } from './at-the-desk.ts';
import { callApi, type Tried } from './call-api.ts';
import { TEST_NOW } from './harness.ts';
import { ownPackage } from './own-package.ts';
import { addClient } from './people.ts';
import { openTill } from './till.ts';

// Rows are inserted in another order than that of the list: without its order a list would come
// as inserted.
const { world, amina, badr, book, desk, manager, offer, sell } = await openTill();

async function list<R extends Route>(route: R, args: Tried<R> = {}, by = manager) {
  const reply = await callApi(world, route, args, { by });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** A complete list, whether or not it comes in parts. */
async function rowsOf(route: Route): Promise<Listed[]> {
  const answer = await list(route);
  return answer.results ?? answer;
}

type Listed = Record<string, unknown>;

describe('by the place that the studio gives them stand', () => {
  const byKey = (key: string) => (each: Listed) => each[key];
  test.each([
    ['the services of the site', listServices, 'services', byKey('id'), () => ''],
    ['the services of the studio', listStudioServices, 'services', byKey('id'), () => ''],
    ['the therapists of the site', listTherapists, 'therapists', byKey('id'), () => ''],
    ['the therapists of the studio', listStudioTherapists, 'therapists', byKey('id'), () => ''],
    ['the pay of the therapists', listPay, 'therapists', byKey('id'), () => ''],
    ['the branches of the site', listLocations, 'locations', byKey('location'), () => ''],
    ['the branches of the studio', listStudioBranches, 'locations', byKey('location'), () => ''],
    [
      ...['beds and rooms of a branch, by their kind', listStudioResources, 'resources'],
      ...[byKey('id'), (each: Listed) => `${each.location} ${(each.kind as { en: string }).en}`],
    ],
    [
      ...['the packages of a kind', listStudioProducts, 'package_products'],
      ...[byKey('id'), byKey('kind')],
    ],
    ['the partners', listStudioDiscounts, 'partner_discounts', byKey('id'), () => ''],
  ] as [string, Route, string, (each: Listed) => unknown, (each: Listed) => unknown][])(
    '%s',
    async (_what, route, table, keyOf, groupOf) => {
      const before = await rowsOf(route);
      expect(new Set(before.map(keyOf)).size).toBeGreaterThan(1);
      await world.query(`update ${table} set position = 1000 - position`);
      const after = await rowsOf(route);
      await world.query(`update ${table} set position = 1000 - position`);
      // Each group the other way round, and the groups where they were.
      const groups = [...new Set(before.map(groupOf))];
      const turned = groups.flatMap((group) =>
        before.filter((each) => groupOf(each) === group).toReversed(),
      );
      expect(after.map(keyOf)).toEqual(turned.map(keyOf));
      expect((await rowsOf(route)).map(keyOf)).toEqual(before.map(keyOf));
    },
  );

  test('the services of a therapist, and the therapists of a day', async () => {
    await book();
    const day = async (): Promise<number[]> =>
      (await list(readDay, { date: '2026-03-05', location: 'A' })).therapists.map(
        ({ id }: { id: number }) => id,
      );
    const offered = async (route: typeof listStudioTherapists | typeof listTherapists) => {
      const all = (await rowsOf(route)) as {
        service_ids?: number[];
        services?: { id: number }[];
      }[];
      return all.map((each) => each.service_ids ?? each.services?.map(({ id }) => id) ?? []);
    };
    const [people, services, onSite] = [
      await day(),
      await offered(listStudioTherapists),
      await offered(listTherapists),
    ];
    expect(people.length).toBeGreaterThan(1);
    expect(services.some((each) => each.length > 1)).toBe(true);
    const turn = () =>
      world.query(`update services set position = 1000 - position;
        update therapists set position = 1000 - position`);
    await turn();
    const turned = [
      await day(),
      await offered(listStudioTherapists),
      await offered(listTherapists),
    ];
    await turn();
    expect(turned).toEqual([
      people.toReversed(),
      services.toReversed().map((each) => each.toReversed()),
      onSite.toReversed().map((each) => each.toReversed()),
    ]);
  });
});

describe('the team', () => {
  test('is by first name, at a counter too, and namesakes by id', async () => {
    await world.query(`
      insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
      select lower(name) || n || '@limber.example', name, n, '', 'female', 'front_desk', now()
      from (values ('Zara', 1), ('Abeer', 2), ('Abeer', 3)) as those (name, n);
      insert into staff_locations
      select id, 'A' from accounts where first_name in ('Zara', 'Abeer') and account_type = 'front_desk';
      update accounts set goal = '' where first_name = 'Abeer' and last_name = '2'`);
    const names = (people: { name?: string; first_name?: string; last_name?: string }[]) =>
      people
        .map((each) => each.name ?? `${each.first_name} ${each.last_name}`)
        .filter((name) => /^(Abeer|Zara|Fatima)/.test(name));
    const { cookie } = await enrol(world, manager);
    const counter = await callApi(world, readCounter, {}, { headers: { cookie } });
    const wanted = ['Abeer 2', 'Abeer 3', expect.stringMatching(/^Fatima/), 'Zara 1'];
    expect(names(await list(listStaff))).toEqual(wanted);
    expect(names(counter.json().people)).toEqual(wanted);
  });

  test('has its newest counter and its latest sign-in first', async () => {
    const { id } = await enrol(world, manager);
    const { id: newer } = await enrol(world, manager);
    const counters = (await list(listCounters)) as { id: number }[];
    expect(counters.slice(0, 2).map((each) => each.id)).toEqual([newer, id]);
    for (const at of ['09:30', '09:45', '09:15']) {
      await world.query(`insert into sessions (id, account_id, started_at, ends_at, second_factor)
        values (gen_random_uuid(), ${desk.id}, '2026-03-04 ${at}+04', '2027-01-01', 'totp')`);
    }
    const started = ((await list(listStaffSessions)) as { started_at: string }[]).map(
      ({ started_at }) => started_at,
    );
    expect(started.length).toBeGreaterThan(3);
    expect(started).toEqual(started.toSorted().toReversed());
  });
});

describe('by their days stand', () => {
  test('closures: the soonest first, those that are over with the latest first', async () => {
    await world.query(`
      insert into closures (name, title, greeting_ar, starts_on, ends_on, state)
      values ('Late', 'Late', '', '2026-06-10', '2026-06-11', 'confirmed'),
        ('Soon', 'Soon', '', '2026-04-10', '2026-04-11', 'confirmed'),
        ('Newer', 'Newer', '', '2026-02-10', '2026-02-11', 'confirmed'),
        ('Older', 'Older', '', '2026-01-10', '2026-01-11', 'confirmed'),
        ('Newest', 'Newest', '', '2026-03-01', '2026-03-01', 'confirmed')`);
    const names = (closures: { name: string }[]) => closures.map(({ name }) => name);
    expect(names(await list(listDeskClosures))).toEqual(['Soon', 'Late']);
    const earlier = names(await list(listDeskClosures, { earlier: true }));
    expect(earlier.slice(0, 3)).toEqual(['Newest', 'Newer', 'Older']);
    expect(names(await list(listClosures))).toEqual(['Soon', 'Late']);
    await world.query('delete from closures');
  });

  test('the hours of a branch', async () => {
    const bounds = `update opening_hours set valid_from = '2026-01-01' where weekday = 1`;
    await world.query(bounds);
    const hours = (await list(listHours)) as Record<string, string | number | null>[];
    const key = (row: (typeof hours)[number]) =>
      [
        ...[row.location, row.valid_from ?? '', row.weekday],
        String(row.from_minute).padStart(4, '0'),
      ].join(' ');
    expect(hours.length).toBeGreaterThan(7);
    expect(hours.map(key)).toEqual(hours.map(key).toSorted());
    await world.query('update opening_hours set valid_from = null');
  });

  test('years of membership, the latest first', async () => {
    const { id } = await addClient(world, 'Longtime');
    for (const year of [2025, 2027, 2026]) {
      await world.query(`insert into memberships (account_id, number, valid_from, valid_to, granted_at)
        values (${id}, 'LMB-0000-0001', '${year}-01-01', '${year}-12-31', now())`);
    }
    const years = (await list(listMembershipYears, { client_id: id })) as { valid_from: string }[];
    expect(years.map(({ valid_from }) => valid_from.slice(0, 4))).toEqual(['2027', '2026', '2025']);
  });

  test('cancelled sessions of a day, in order of start', async () => {
    const his = await book({ time: '18:00' }, badr);
    const hers = await book({ time: '14:00' });
    const ids = [his, await book({ time: '16:00' }), hers];
    const why = { version: 1, by: 'client', counts_as: 'returned', reason: 'Called' } as const;
    for (const id of ids) await callApi(world, cancelBooking, { id, ...why }, { by: desk });
    const cancelled = (await list(listCancelled, { date: '2026-03-05' }, desk)) as { id: string }[];
    expect(cancelled.map(({ id }) => id)).toEqual([hers, ids[1], his]);
  });
});

describe('the till', () => {
  test('lists invoices and sales newest first, and what is owed oldest first', async () => {
    const { line } = await offer('Starter Package');
    const sold = [];
    for (const time of ['15:00', '12:00', '18:00']) {
      world.clock.set(`2026-03-04T${time}:00+04:00`);
      sold.push(await sell({ lines: [line] }));
    }
    const [middle, oldest, newest] = sold;
    const newestFirst = [newest, middle, oldest];
    const { results } = await list(listDocuments, { location: 'A' }, desk);
    expect(results.map((each: { number: string }) => each.number)).toEqual(
      newestFirst.map((each) => each?.documents[0]?.number),
    );
    const first = await list(listDocuments, { location: 'A', limit: 1 }, desk);
    expect(first.results).toMatchObject([{ number: newest?.documents[0]?.number }]);
    const ids = newestFirst.map((each) => each?.id);
    const idsOf = (sales: { id: string }[]) => sales.map(({ id }) => id);
    expect(idsOf(await list(listSalesToClient, { client_id: amina.id }, desk))).toEqual(ids);
    for (const due of [
      await list(listOwed, { location: 'A' }, desk),
      await list(listDue, { client_id: amina.id }, desk),
    ]) {
      expect(idsOf(due.sales)).toEqual(ids.toReversed());
    }
  });

  test('lists sessions that are owed by their start, and packages as they were bought', async () => {
    world.clock.set(TEST_NOW);
    const late = await book({ time: '16:00' }, badr);
    const early = await book({ time: '14:00' }, badr);
    const bought = [
      await ownPackage(world, badr.id, 'Starter Package'),
      await ownPackage(world, badr.id, 'Balance Package'),
    ];
    await world.query(`update owned_packages set name = name where id = ${bought[0]}`);
    const due = await list(listDue, { client_id: badr.id }, desk);
    expect(due.bookings.map((each: Listed) => each.booking_id)).toEqual([early, late]);
    expect(due.packages.map((each: Listed) => each.owned_package_id)).toEqual(bought);
    world.clock.set('2026-03-05T20:00:00+04:00');
    const owed = await list(listOwed, { location: 'A' }, desk);
    expect(owed.bookings.map((each: Listed) => each.booking_id)).toEqual([early, late]);
  });

  test('lists drawers by their day, the latest first', async () => {
    world.clock.set(TEST_NOW);
    for (const day of ['2026-03-02', '2026-03-03', '2026-03-01']) {
      await world.query(`insert into drawer_sessions (location_code, day, float_fils, opened_by,
          opened_at, closed_at, closed_by, expected_fils, counted_fils)
        values ('A', '${day}', 0, ${desk.id}, '${day} 10:00+04', '${day} 22:00+04', ${desk.id}, 0, 0)`);
    }
    const { results } = await list(listDrawers, { location: 'A' }, desk);
    expect(results.map((each: { day: string }) => each.day)).toEqual([
      ...['2026-03-04', '2026-03-03', '2026-03-02', '2026-03-01'],
    ]);
  });
});

test('words in Arabic stand by the English ones', async () => {
  await world.query(`insert into translations (language, source, words)
    values ('ar', 'Buzz', 'طنين'), ('ar', 'Azzure', 'لازورد')`);
  const { results } = await list(listTexts, { find: 'zz' });
  const sources = results.map(({ source }: { source: string }) => source);
  expect(sources).toEqual(['Azzure', 'Buzz']);
});

test('a late caller is told who was faster: the last person who changed it', async () => {
  const [service] = (await list(listStudioServices)) as { id: number; version: number }[];
  const { id = 0, version = 0 } = service ?? {};
  const { rows } = await world.query<{ id: number }>(`
    insert into accounts (email, first_name, last_name, phone_number, gender, account_type, created_at)
    values ('second@limber.example', 'Second', 'Manager', '', 'female', 'manager', now()) returning id`);
  const second = { headers: () => world.bearer(rows[0]?.id ?? 0, 'manager') };
  const retire = (seen: number, retired: boolean, by: { headers(): object }) =>
    callApi(world, retireService, { id, version: seen, retired }, { by: by as typeof second });
  expect((await retire(version, true, manager)).statusCode).toBe(200);
  expect((await retire(version + 1, false, second)).statusCode).toBe(200);
  expect((await retire(version, true, manager)).json().detail).toContain('Second Manager');
});
