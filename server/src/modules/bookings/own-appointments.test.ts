import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  forgetBookings,
  postBooking,
  purchaseRequest,
  serviceRequest,
} from '../../../test/booking-requests.ts';
import { openWorld, type World } from '../../../test/harness.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

let world: World;
let amina: TestClient;
let badr: TestClient;

beforeAll(async () => {
  world = await openWorld();
  amina = await addClient(world, 'Amina');
  badr = await addClient(world, 'Badr');
});

beforeEach(() => forgetBookings(world));

const get = (path: string, client = amina) =>
  world.app.inject({ url: `/api/v1/appointment/${path}`, headers: client.headers() });

test('an appointment is read by its id, by its own client only', async () => {
  const booked = await postBooking(world, amina, await serviceRequest(world));
  const reply = await get(`appointments/${booked.json().id}/`);
  expect(reply.json()).toEqual(booked.json());
  expect((await get(`appointments/${booked.json().id}/`, badr)).statusCode).toBe(404);
});

test('a session of a package says its minutes and until when it is free to cancel', async () => {
  const booked = await postBooking(world, amina, await purchaseRequest(world, 'Starter Package'));
  const [listed] = (await get('appointments-mobile/next/')).json().results;
  expect(listed).toMatchObject({
    id: booked.json().id,
    serviceType: 'package',
    package_minutes: 60,
    total_price: 0,
    free_until: '2026-03-05T07:00:00.000Z',
    late: false,
  });
});

test('the calendar file carries the session under one UID', async () => {
  const { id } = (await postBooking(world, amina, await serviceRequest(world))).json();
  const reply = await get(`appointments/${id}/calendar/`);
  expect(reply.json().filename).toBe('limber-2026-03-05.ics');
  for (const line of [
    'METHOD:PUBLISH',
    `UID:${id}@limber`,
    'SEQUENCE:0',
    'DTSTART:20260305T100000Z',
    'DTEND:20260305T110000Z',
    'STATUS:CONFIRMED',
  ]) {
    expect(reply.json().content).toContain(line);
  }
  expect((await get(`appointments/${id}/calendar/`, badr)).statusCode).toBe(404);
});
