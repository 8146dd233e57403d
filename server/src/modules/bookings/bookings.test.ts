import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW, type World } from '../../../test/harness.ts';
import { addClient, serviceNamed, type TestClient, therapistNamed } from '../../../test/people.ts';

let world: World;
let amina: TestClient;
let noura: number;
let stretching: number;

beforeAll(async () => {
  world = await openWorld();
  amina = await addClient(world, 'Amina');
  noura = await therapistNamed(world, 'Noura');
  stretching = await serviceNamed(world, 'Stretching');
});

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.db.deleteFrom('idempotency_keys').execute();
  await world.db.deleteFrom('booking_events').execute();
  await world.db.deleteFrom('booking_lines').execute();
  await world.db.deleteFrom('bookings').execute();
});

const request = (changes: Record<string, unknown> = {}) => ({
  services: [{ id: stretching, name: 'Stretching', time: 60, price: 320, type: 'service' }],
  serviceType: 'service',
  therapist_id: noura,
  date: '2026-03-05',
  time: '14:00',
  duration: 60,
  total_price: 320,
  location: 'A',
  total_duration: 60,
  user_package_id: null,
  shared_package_id: null,
  unlimited_package_id: null,
  ...changes,
});

const post = (payload: object, client: TestClient | null = amina, key?: string) =>
  world.app.inject({
    method: 'POST',
    url: '/api/v1/appointment/appointments/',
    headers: { ...client?.headers(), ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });

const list = (when: 'today' | 'next' | 'past', client = amina, query = '') =>
  world.app.inject({
    url: `/api/v1/appointment/appointments-mobile/${when}/${query}`,
    headers: client.headers(),
  });

const countBookings = async () =>
  (await world.db.selectFrom('bookings').select('id').execute()).length;

describe('booking a session', () => {
  test('answers the appointment and keeps it @API-14 @SUBMIT-05 @STATE-20', async () => {
    const reply = await post(request());
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'booked',
      date: '2026-03-05',
      time: '14:00:00',
      total_duration: 60,
      total_price: 320,
      location: 'A',
      therapist_obj: { first_name: 'Noura', last_name: 'Al Hashimi' },
      appointment_services: [{ service_name: 'Stretching' }],
      therapist_id: noura,
      serviceType: 'service',
      member_discount: 0,
      package_minutes: null,
      free_until: '2026-03-05T07:00:00.000Z',
      late: false,
    });
    const next = (await list('next')).json();
    expect(next).toEqual({ count: 1, next: null, previous: null, results: [reply.json()] });
    const events = await world.db.selectFrom('booking_events').selectAll().execute();
    expect(events).toMatchObject([
      { booking_id: reply.json().id, actor_id: amina.id, from_status: null, to_status: 'booked' },
    ]);
  });

  test('takes several services one after another and adds them up @TYPE-09', async () => {
    const redLight = await serviceNamed(world, 'Red-Light Therapy');
    const reply = await post(
      request({
        services: [
          { id: stretching, name: 'Stretching', time: 60, price: 320, type: 'service' },
          { id: redLight, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service' },
        ],
        duration: 90,
        total_duration: 90,
        total_price: 440,
      }),
    );
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ total_duration: 90, total_price: 440 });
    expect(
      reply.json().appointment_services.map((line: { service_name: string }) => line.service_name),
    ).toEqual(['Stretching', 'Red-Light Therapy']);
  });

  test('takes the time from everyone else', async () => {
    await post(request());
    const times = await world.app.inject({
      url: `/api/v1/appointment/available-times/services/?therapist_id=${noura}&date=2026-03-05&total_duration=60`,
    });
    expect(times.json()).toContain('13:00');
    expect(times.json()).not.toContain('13:30');
    expect(times.json()).not.toContain('14:30');
    expect(times.json()).toContain('15:00');
  });

  test('adds the confirmation and a reminder 24 and 3 hours before', async () => {
    await world.query('delete from graphile_worker._private_jobs');
    await post(request({ date: '2026-03-07', time: '13:00' }));
    const { rows } = await sqlJobs();
    expect(rows.map((job) => job.task_identifier).toSorted()).toEqual([
      'confirm-booking',
      'remind-of-booking',
      'remind-of-booking',
    ]);
  });

  test('leaves out a reminder whose moment has passed', async () => {
    await world.query('delete from graphile_worker._private_jobs');
    await post(request({ date: '2026-03-04', time: '14:00' }));
    const { rows } = await sqlJobs();
    expect(rows.map((job) => job.task_identifier).toSorted()).toEqual([
      'confirm-booking',
      'remind-of-booking',
    ]);
  });
});

describe('a booking that cannot be made as asked', () => {
  test('names up to three nearest free times when the slot is taken', async () => {
    const badr = await addClient(world, 'Badr');
    await post(request());
    const reply = await post(request({ time: '14:30' }), badr);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      detail: 'This time is no longer free. Please choose another.',
      error: 'This time is no longer free. Please choose another.',
      free_times: [
        { date: '2026-03-05', time: '15:00' },
        { date: '2026-03-05', time: '15:30' },
        { date: '2026-03-05', time: '13:00' },
      ],
    });
    expect(await countBookings()).toBe(1);
  });

  test('names times of later days when the day is full', async () => {
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: noura,
        starts_at: '2026-03-19T00:00:00+04:00',
        ends_at: '2026-03-19T19:00:00+04:00',
        reason: 'Training',
      })
      .execute();
    const reply = await post(request({ date: '2026-03-19' }));
    expect(reply.json().free_times).toEqual([
      { date: '2026-03-19', time: '19:00' },
      { date: '2026-03-20', time: '14:00' },
      { date: '2026-03-20', time: '14:30' },
    ]);
  });

  test('says the price when the client has shown another @API-26', async () => {
    const reply = await post(request({ total_price: 1 }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ total_price: 320 });
    expect(await countBookings()).toBe(0);
  });

  test('names the closure', async () => {
    world.clock.set('2025-06-03T10:00:00+04:00');
    const reply = await post(request({ date: '2025-06-06' }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('We are closed on this date for Eid Al Adha.');
  });

  test('refuses a therapist who books by telephone', async () => {
    const { id, location_code } = await world.db
      .selectFrom('therapists')
      .select(['id', 'location_code'])
      .where('books_by_phone', '=', true)
      .executeTakeFirstOrThrow();
    const reply = await post(request({ therapist_id: id, location: location_code }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toMatch(/please call the studio\.$/);
  });

  test.each([
    ['a therapist without the skill', { therapist: 'Camille' }, 'therapist_id'],
    ['another branch than the therapist’s', { location: 'B' }, 'location'],
    ['more minutes than the services take', { total_duration: 90 }, 'total_duration'],
    ['a day too far ahead', { date: '2026-12-10' }, 'date'],
    ['an unknown therapist', { therapist_id: 9999 }, 'therapist_id'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const { therapist, ...rest } = changes as { therapist?: string };
    const reply = await post(
      request({
        ...rest,
        ...(therapist ? { therapist_id: await therapistNamed(world, therapist) } : {}),
      }),
    );
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await countBookings()).toBe(0);
  });

  test.each([
    ['before opening', '2026-03-05', '09:00'],
    ['past the end of the shift', '2026-03-05', '19:30'],
    ['off the half hour', '2026-03-05', '14:10'],
    ['in the past', '2026-03-03', '14:00'],
  ])('refuses a start %s', async (_what, date, time) => {
    const reply = await post(request({ date, time }));
    expect(reply.statusCode).toBe(409);
    expect(await countBookings()).toBe(0);
  });

  test.each([
    ['services', { services: [] }],
    ['time', { time: '25:00' }],
    ['date', { date: '05/03/2026' }],
    ['serviceType', { serviceType: 'gift' }],
  ])('names the malformed field %s', async (field, changes) => {
    const reply = await post(request(changes));
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toContain(field);
  });

  test('asks a visitor to log in @ERR-11', async () => {
    expect((await post(request(), null)).statusCode).toBe(401);
  });
});

describe('the same request twice', () => {
  test('is one booking with the same reply', async () => {
    const first = await post(request(), amina, 'key-number-1');
    const second = await post(request(), amina, 'key-number-1');
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await countBookings()).toBe(1);
  });

  test('at the same moment is one booking', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post(request(), amina, 'key-number-2')),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await countBookings()).toBe(1);
  });

  test('under one key but with another body is refused', async () => {
    await post(request(), amina, 'key-number-3');
    const reply = await post(request({ time: '16:00' }), amina, 'key-number-3');
    expect(reply.statusCode).toBe(422);
    expect(await countBookings()).toBe(1);
  });

  test('under the key of another client is a request of its own', async () => {
    const dina = await addClient(world, 'Dina');
    await post(request(), amina, 'key-number-4');
    expect((await post(request({ time: '16:00' }), dina, 'key-number-4')).statusCode).toBe(201);
  });
});

describe('a storm', () => {
  test('of 200 for one slot books it once and refuses the rest', async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, () => post(request())));
    const statuses = replies.map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await countBookings()).toBe(1);
  });

  test('of overlapping slots never puts a therapist in two places', async () => {
    const times = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'];
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(request({ time: times[index % times.length] })),
      ),
    );
    const booked = replies.filter((reply) => reply.statusCode === 201).length;
    expect(replies.every((reply) => [201, 409].includes(reply.statusCode))).toBe(true);
    expect(booked).toBeGreaterThanOrEqual(2);
    expect(await countBookings()).toBe(booked);
  });
});

describe('the client’s own appointments', () => {
  test('are today’s, coming and past by the day in Dubai @API-17', async () => {
    const today = await post(request({ date: '2026-03-04', time: '16:00' }));
    const coming = await post(request({ date: '2026-03-06', time: '16:00' }));
    const ids = async (when: 'today' | 'next' | 'past') =>
      (await list(when)).json().results.map((each: { id: string }) => each.id);
    expect(await ids('today')).toEqual([today.json().id]);
    expect(await ids('next')).toEqual([coming.json().id]);
    expect(await ids('past')).toEqual([]);

    // Half past midnight in Dubai, still the evening before in London.
    world.clock.set('2026-03-05T00:30:00+04:00');
    expect(await ids('today')).toEqual([]);
    expect(await ids('past')).toEqual([today.json().id]);
  });

  test('come page by page, the past latest first @API-17', async () => {
    for (const time of ['12:00', '13:00', '14:00']) await post(request({ time }));
    world.clock.set('2026-03-08T10:00:00+04:00');
    const first = (await list('past', amina, '?limit=2')).json();
    expect(first).toMatchObject({ count: 3, previous: null });
    expect(first.results.map((each: { time: string }) => each.time)).toEqual([
      '14:00:00',
      '13:00:00',
    ]);
    const second = (await world.app.inject({ url: first.next, headers: amina.headers() })).json();
    expect(second).toMatchObject({ count: 3, next: null });
    expect(second.results.map((each: { time: string }) => each.time)).toEqual(['12:00:00']);
  });

  test('are never another client’s @PROFILE-24', async () => {
    const eman = await addClient(world, 'Eman');
    await post(request());
    expect((await list('next', eman)).json().results).toEqual([]);
  });
});

function sqlJobs() {
  return world.query<{ task_identifier: string }>(
    'select task_identifier from graphile_worker.jobs',
  );
}
