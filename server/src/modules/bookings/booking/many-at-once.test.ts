import { createAppointment } from '@limber/contract/bookings.ts';
import { listServices } from '@limber/contract/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBlocked } from '../../../../test/blocked.ts';
import { forgetBookings, serviceRequest } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_PATIENCE, TEST_SECRET, TEST_URL } from '../../../../test/harness.ts';
import { addClient, type TestClient } from '../../../../test/people.ts';
import { build } from '../../../app.ts';
import { type Database, openDatabase } from '../../../platform/database/db.ts';
import { systemRandomness } from '../../../platform/randomness.ts';
import { lockTherapist } from '../../scheduling/lock-therapist.ts';
import { lockBranchDay } from './queries.ts';

const RIVALS = 200;
const world = await openWorld();
let database: Database;
let app: FastifyInstance;
let amina: TestClient;
let badr: TestClient;

beforeAll(async () => {
  amina = await addClient(world, 'Amina');
  badr = await addClient(world, 'Badr');
  // A process that holds both while waiting for a lock blocks everybody else for ever.
  database = openDatabase(world.databaseUrl, 2, TEST_PATIENCE);
  const secrets = { random: systemRandomness(), secret: TEST_SECRET, publicUrl: TEST_URL };
  app = await build({
    ...world,
    ...secrets,
    db: database.db,
    turnMs: TEST_PATIENCE.lockMs,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => forgetBookings(world));

const post = (payload: object, client: TestClient) => send(app, payload, client);
const send = (to: FastifyInstance, payload: object, client: TestClient, key?: string) =>
  callApi({ app: to }, createAppointment, payload, {
    by: client,
    headers: key ? { 'idempotency-key': key } : {},
  });

describe('a storm on few connections', () => {
  test('of many for one slot books it once, and refuses everybody else because it is gone', async () => {
    const request = await serviceRequest(world);
    const replies = await Promise.all(Array.from({ length: RIVALS }, () => post(request, amina)));
    const statuses = replies.map((reply) => reply.statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array(RIVALS - 1).fill(409)]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(reply.json().detail).toBe('This time is no longer free. Please choose another.');
      expect(reply.json().free_times).toEqual(expect.any(Array));
    }
  });

  test('for a slot that is already taken is refused at once', async () => {
    const request = await serviceRequest(world);
    expect((await post(request, badr)).statusCode).toBe(201);
    const replies = await Promise.all(Array.from({ length: RIVALS }, () => post(request, amina)));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([409]));
  });

  test('leaves connections for others', async () => {
    const request = await serviceRequest(world);
    const rivals = Promise.withResolvers<ReturnType<typeof post>[]>();
    const locked = Promise.withResolvers<void>();
    const holding = world.db.transaction().execute(async (trx) => {
      await lockTherapist(trx, request.therapist_id, {
        serviceIds: [],
        locationCode: 'A',
        day: request.date,
      });
      locked.resolve();
      await rivals.promise.then((all) => expectBlocked(world, 1, Promise.all(all)));
      const other = await callApi({ app }, listServices);
      expect(other.statusCode).toBe(200);
    });
    await locked.promise;
    rivals.resolve(Array.from({ length: 20 }, () => post(request, amina)));
    await holding;
    const statuses = (await Promise.all(await rivals.promise)).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('a storm on few connections for any therapist', () => {
  const anyone = (changes: object = {}) =>
    serviceRequest(world, { therapist_id: null, ...changes });

  test('books every free therapist once, and refuses everybody else because nobody is left', async () => {
    const request = await anyone();
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addClient(world, `Rival${index}`)),
    );
    const replies = await Promise.all(
      Array.from({ length: RIVALS }, (_, index) =>
        post(request, guests[index % guests.length] ?? amina),
      ),
    );
    const booked = replies.filter(({ statusCode }) => statusCode === 201);
    expect(booked.length).toBeGreaterThan(1);
    expect(new Set(booked.map((reply) => reply.json().therapist_id)).size).toBe(booked.length);
    for (const reply of replies.filter((each) => !booked.includes(each))) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toBe('Nobody is free at this time. Please choose another.');
    }
  });

  test('at many times of a day leaves connections for others', async () => {
    const times = ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'];
    const requests = await Promise.all(times.map((time) => anyone({ time })));
    // Eight hours of a day are more than one client may have.
    const other = await addClient(world, 'Other');
    const rivals = Promise.withResolvers<ReturnType<typeof post>[]>();
    const locked = Promise.withResolvers<void>();
    const holding = world.db.transaction().execute(async (trx) => {
      await lockBranchDay(trx, 'A', '2026-03-05');
      locked.resolve();
      await rivals.promise.then((all) => expectBlocked(world, 1, Promise.all(all)));
      expect((await callApi({ app }, listServices)).statusCode).toBe(200);
    });
    await locked.promise;
    rivals.resolve(requests.map((request, index) => post(request, index % 2 ? other : amina)));
    await holding;
    const statuses = (await Promise.all(await rivals.promise)).map((reply) => reply.statusCode);
    expect(statuses).toEqual(times.map(() => 201));
  });
});

test('a caller who repeats a key gets the earlier reply, behind others who lose', async () => {
  const request = await serviceRequest(world);
  const first = await send(world.app, request, amina, 'storm-key-1');
  expect(first.statusCode).toBe(201);
  const [rival, again, stranger] = await Promise.all([
    send(world.app, request, badr),
    send(world.app, request, amina, 'storm-key-1'),
    send(world.app, request, badr, 'storm-key-1'),
  ]);
  expect(rival.statusCode).toBe(409);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  expect(stranger.statusCode).toBe(409);
});

test('its own refusal leaves the slot to the next caller', async () => {
  const request = await serviceRequest(world);
  const gate = await world.db.startTransaction().execute();
  await lockTherapist(gate, request.therapist_id, {
    ...{ serviceIds: [], locationCode: 'A', day: request.date },
  });
  const wrong = send(world.app, { ...request, total_price: 1 }, badr);
  await expectBlocked(world, 1, wrong);
  const right = send(world.app, request, amina);
  await gate.rollback().execute();
  expect((await wrong).json().total_price).toBe(320);
  expect((await right).statusCode).toBe(201);
});
