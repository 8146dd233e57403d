import {
  listLocations,
  listPackages,
  listServices,
  listSharedPackages,
  listTherapists,
  listUnlimitedPackages,
} from '@limber/contract/catalogue.ts';
import type { Route } from '@limber/contract/route.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';

const world = await openWorld();

async function list(route: Route) {
  const reply = await callApi(world, route);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const id = expect.any(Number);
const text = expect.any(String);

test('services come with their durations and prices @API-01 @API-08 @STATE-07', async () => {
  const { count, next, previous, results } = await list(listServices);
  expect({ count, next, previous }).toEqual({ count: results.length, next: null, previous: null });
  for (const service of results) {
    expect(service).toEqual({
      id,
      name: text,
      description: text,
      kind: text,
      image: null,
      needs_skill: expect.any(Boolean),
      durations: expect.any(Array),
    });
    for (const duration of service.durations) expect(duration).toEqual({ id, time: id, price: id });
  }
  expect(results.map(({ name }: { name: string }) => name)).toContain('Stretching');
});

test('the kind of a service stays when the studio renames it', async () => {
  type Known = { id: number; kind: string; needs_skill: boolean };
  const known = async () =>
    (await list(listServices)).results.map(({ id, kind, needs_skill }: Known) => ({
      id,
      kind,
      needs_skill,
    }));
  const before = await known();
  expect(before.filter((each: Known) => !each.needs_skill)).toMatchObject([
    { kind: 'red_light' },
    { kind: 'compression' },
  ]);
  await world.db
    .updateTable('services')
    .set((row) => ({ name: sql`'House ' || ${row.ref('id')}` }))
    .execute();
  expect(await known()).toEqual(before);
});

test.each([
  [listPackages, [300, 600, 1200], 1],
  [listSharedPackages, null, 2],
  [listUnlimitedPackages, [null], 1],
])('$path names contents and price @API-08 @STATE-08', async (route, minutes, people) => {
  const { results } = await list(route);
  expect(results.length).toBeGreaterThan(0);
  for (const product of results) {
    expect(product).toMatchObject({ id, name: text, description: text });
    expect(product.people_limit).toBeGreaterThanOrEqual(people);
    for (const service of product.services_included) {
      expect(service).toEqual({ id, name: text, needs_skill: expect.any(Boolean) });
    }
    for (const option of product.options) {
      expect(option).toMatchObject({ id, price: id });
      if (minutes) expect(minutes).toContain(option.time);
    }
  }
});

test('seven branches have a name, and two of them take bookings @STATE-16 @S1-04', async () => {
  const { results } = await list(listLocations);
  const names = results.map((branch: { location: string; name: string; bookable: boolean }) => [
    branch.location,
    branch.name,
    branch.bookable,
  ]);
  expect(names.sort()).toEqual([
    ['A', 'Al Warqa', true],
    ['B', 'Al Mizhar', true],
    ['dmcc', 'DMCC', false],
    ['downtown', 'Downtown', false],
    ['jvc', 'JVC', false],
    ['main', 'Main', false],
    ['marina', 'Dubai Marina', false],
  ]);
});

test('the team is a plain list @API-11 @STATE-17', async () => {
  const team = await list(listTherapists);
  expect(team).toHaveLength(10);
  for (const therapist of team) {
    expect(therapist).toMatchObject({
      id,
      full_name: text,
      gender: expect.stringMatching(/^(fe)?male$/),
      location: expect.stringMatching(/^[AB]$/),
    });
    expect(therapist.languages).toContain('en');
    for (const service of therapist.services) {
      expect(service).toEqual({ id, name: text });
    }
  }
});

test.each(['services', 'packages', 'shared_package', 'unlimited_package', 'locations'])(
  'the list of %s obeys limit and offset',
  async (name) => {
    const url = `/api/v1/service/${name}/`;
    const whole = (await world.app.inject({ url })).json();
    const part = (await world.app.inject({ url: `${url}?limit=1&offset=0` })).json();
    expect(whole).toMatchObject({ count: whole.results.length, next: null, previous: null });
    expect(part).toEqual({
      count: whole.count,
      next: whole.count > 1 ? `${url}?limit=1&offset=1` : null,
      previous: null,
      results: whole.results.slice(0, 1),
    });
    const beyond = (await world.app.inject({ url: `${url}?limit=1&offset=1` })).json();
    expect(beyond.results).toEqual(whole.results.slice(1, 2));
  },
);
