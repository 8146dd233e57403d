import { expect, test } from 'vitest';
import { openWorld } from '../../../test/harness.ts';

const world = await openWorld();

async function list(path: string) {
  const reply = await world.app.inject({ url: `/api/v1/${path}` });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const id = expect.any(Number);
const text = expect.any(String);

test('services come with their durations and prices @API-01 @API-08 @STATE-07', async () => {
  const { count, next, previous, results } = await list('service/services/');
  expect({ count, next, previous }).toEqual({ count: results.length, next: null, previous: null });
  for (const service of results) {
    expect(service).toEqual({ id, name: text, description: text, durations: expect.any(Array) });
    for (const duration of service.durations) expect(duration).toEqual({ id, time: id, price: id });
  }
  expect(results.map(({ name }: { name: string }) => name)).toContain('Stretching');
});

test.each([
  ['service/packages/', [300, 600, 1200], 1],
  ['service/shared_package/', null, 2],
  ['service/unlimited_package/', [null], 1],
])(
  '%s names what is included and what it costs @API-08 @STATE-08',
  async (path, minutes, people) => {
    const { results } = await list(path);
    expect(results.length).toBeGreaterThan(0);
    for (const product of results) {
      expect(product).toMatchObject({ id, name: text, description: text });
      expect(product.people_limit).toBeGreaterThanOrEqual(people);
      for (const service of product.services_included) expect(service).toEqual({ id, name: text });
      for (const option of product.options) {
        expect(option).toMatchObject({ id, price: id });
        if (minutes) expect(minutes).toContain(option.time);
      }
    }
  },
);

test('seven branches have a name, and two of them take bookings @STATE-16 @S1-04', async () => {
  const { results } = await list('service/locations/');
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
  const team = await list('staff/therapists-p/');
  expect(team).toHaveLength(10);
  for (const therapist of team) {
    expect(therapist).toMatchObject({
      id,
      full_name: text,
      gender: expect.stringMatching(/^(fe)?male$/),
      location: expect.stringMatching(/^[AB]$/),
    });
    for (const service of therapist.services) expect(service).toEqual({ id, name: text });
  }
});
