import { createAppointment } from '@limber/contract/bookings.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForPackages,
  availableTimesForServices,
  findNextOpenings,
  listOpenDays,
} from '@limber/contract/scheduling.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld, type World } from '../../../test/harness.ts';
import { addClient, serviceNamed, type TestClient, therapistNamed } from '../../../test/people.ts';

/** Thursday: at branch A Noura, a woman who offers no cupping, works from 12 to 20. */
const THURSDAY = '2026-03-05';
const world: World = await openWorld();
let client: TestClient;
let noura: number;
let cupping: number;

beforeAll(async () => {
  client = await addClient(world, 'Amina');
  noura = await therapistNamed(world, 'Noura');
  cupping = await serviceNamed(world, 'Cupping');
});
beforeEach(() => world.empty('bookings'));

async function ask(route: Route, query: Record<string, unknown>) {
  const reply = await callApi(world, route, { total_duration: 60, ...query }, { by: client });
  return { status: reply.statusCode, body: reply.json() };
}

/** What each of the four calls offers of Noura's Thursday, as how many times. */
const calls: Record<string, (wishes: Record<string, unknown>) => Promise<unknown>> = {
  'free times': async (wishes) => (await ask(availableTimesForServices, wishes)).body.length,
  'free times for packages': async (wishes) =>
    Object.keys((await ask(availableTimesForPackages, wishes)).body).length,
  'open days': async (wishes) =>
    (await ask(listOpenDays, { from: THURSDAY, to: THURSDAY, ...wishes })).body[0].openings,
  'next openings': async (wishes) =>
    (await ask(findNextOpenings, { from: THURSDAY, ...wishes })).body.therapist.length,
};

describe.each(Object.entries(calls))('%s of one therapist', (call, offered) => {
  const all = call === 'next openings' ? 3 : 15;
  const hers = (wishes: Record<string, unknown>) =>
    offered({ therapist_id: noura, date: THURSDAY, ...wishes });

  test('respect a request for a woman or a man', async () => {
    expect(await hers({ gender: 'female' })).toBe(all);
    expect(await hers({ gender: 'male' })).toBe(0);
  });

  test('keep to the services that must be offered', async () => {
    const stretching = await serviceNamed(world, 'Stretching');
    expect(await hers({ services: `${stretching}` })).toBe(all);
    expect(await hers({ services: `${stretching},${cupping}` })).toBe(0);
  });

  test('keep to the branch', async () => {
    expect(await hers({ location: 'A' })).toBe(all);
    expect(await hers({ location: 'B' })).toBe(0);
  });

  test('are hers still when what she has is moved, though she no longer offers it', async () => {
    const { id } = await booked();
    const moving = { services: `${cupping}`, moving: id };
    // Its present start is no time to move it to.
    expect(await hers(moving)).toBe(call === 'next openings' ? all : all - 1);
    const omar = await therapistNamed(world, 'Omar');
    await world.query(`update bookings set therapist_id = ${omar}`);
    expect(await hers(moving)).toBe(0);
  });
});

async function booked(): Promise<{ id: string }> {
  const reply = await book({});
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

const book = async (changes: Record<string, unknown>) =>
  callApi(world, createAppointment, await serviceRequest(world, changes), {
    headers: client.headers(),
  });

describe('a booking with one therapist', () => {
  test('is refused when they do not match the request', async () => {
    const reply = await book({ therapist_gender: 'male' });
    expect(reply.statusCode).toBe(400);
    const sentence = 'Noura Al Hashimi does not meet your wish for a woman or a man.';
    expect(reply.json()).toMatchObject({
      detail: sentence,
      fields: { therapist_gender: sentence },
    });
  });

  test('is made when they do', async () => {
    expect((await book({ therapist_gender: 'female' })).statusCode).toBe(201);
  });
});
