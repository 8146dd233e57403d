import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld, TEST_NOW, type World } from '../../../test/harness.ts';
import { addClient, serviceNamed, therapistNamed } from '../../../test/people.ts';
import { at } from '../../platform/dubai.ts';
import { findNearestTimesOfAny } from './find-nearest-times-of-any.ts';
import { pickTherapist } from './pick-therapist.ts';

let world: World;
let client: number;
const who: Record<string, number> = {};
const does: Record<string, number> = {};

/** Thursday: at branch A Noura works 12-20, Omar 14-22, Daniel 12-16 and 18-22, Camille 12-20. */
const THURSDAY = '2026-03-05';

beforeAll(async () => {
  world = await openWorld();
  client = (await addClient(world, 'Amina')).id;
  for (const name of ['Noura', 'Omar', 'Grace', 'Daniel', 'Camille', 'Karim', 'Viktor']) {
    who[name] = await therapistNamed(world, name);
  }
  for (const name of ['Stretching', 'Cupping', 'Red-Light Therapy', 'Prenatal Stretching']) {
    does[name] = await serviceNamed(world, name);
  }
});

beforeEach(async () => {
  world.clock.set(TEST_NOW);
  await world.db.deleteFrom('bookings').execute();
  await world.db.deleteFrom('time_off').execute();
  await world.db.deleteFrom('closures').execute();
  await world.db.deleteFrom('favourites').execute();
});

const get = async (call: string, query: Record<string, unknown>) => {
  const url = `/api/v1/appointment/${call}/`;
  const reply = await world.app.inject({ url, query: query as Record<string, string> });
  return { status: reply.statusCode, body: reply.json() };
};

/** Books a therapist from `from` to `to` (`HH:MM`) on a day, past all rules. */
async function take(name: string, date: string, from: string, to: string, status = 'booked') {
  await world.db
    .insertInto('bookings')
    .values({
      id: crypto.randomUUID(),
      client_id: client,
      therapist_id: who[name] as number,
      location_code: 'A',
      service_type: 'service',
      status,
      starts_at: at(date, from),
      ends_at: at(date, to),
      price_fils: 0,
      created_at: world.clock.now(),
    })
    .execute();
}

describe('times of any therapist at a branch', () => {
  const times = async (query: Record<string, unknown>) =>
    (await get('available-times/services', { date: THURSDAY, total_duration: 60, ...query })).body;

  test('are all starts at which at least one is free', async () => {
    const all = await times({ location: 'A' });
    expect([all[0], all.at(-1), all.length]).toEqual(['12:00', '21:00', 19]);
    for (const name of ['Noura', 'Daniel', 'Camille']) await take(name, THURSDAY, '12:00', '16:00');
    expect((await times({ location: 'A' }))[0]).toBe('14:00');
    await take('Omar', THURSDAY, '14:00', '15:00');
    expect((await times({ location: 'A' }))[0]).toBe('15:00');
  });

  test('leave room for the longest session that any of them can take, for packages', async () => {
    await take('Noura', THURSDAY, '13:00', '14:00');
    await take('Daniel', THURSDAY, '12:30', '13:00');
    await take('Camille', THURSDAY, '14:30', '15:00');
    const { body } = await get('available-times/packages', {
      location: 'A',
      date: THURSDAY,
      total_duration: 5,
    });
    expect(body['12:00']).toBe(150);
    expect(body['12:30']).toBe(120);
    expect(body['15:00']).toBe(180);
    expect(body['21:30']).toBe(30);
  });

  test('are of those who offer every service that takes a skill', async () => {
    const cupping = { location: 'A', services: `${does.Cupping}` };
    expect((await times(cupping))[0]).toBe('12:00');
    await take('Camille', THURSDAY, '12:00', '20:00');
    expect((await times(cupping))[0]).toBe('14:00');
    const both = `${does.Cupping},${does['Prenatal Stretching']}`;
    expect(await times({ location: 'A', services: both })).toEqual([]);
    const light = `${does.Cupping},${does['Red-Light Therapy']}`;
    expect((await times({ location: 'A', services: light }))[0]).toBe('14:00');
  });

  test('keep to a wish for a woman or a man', async () => {
    expect((await times({ location: 'A', gender: 'female' })).at(-1)).toBe('19:00');
    expect((await times({ location: 'A', gender: 'male' })).at(-1)).toBe('21:00');
  });

  test('are none on a closure and at a branch where nothing is booked', async () => {
    expect(await times({ location: 'marina' })).toEqual([]);
    const closure = { name: 'Works', title: 'Works', greeting_ar: 'صيانة', location_code: 'A' };
    await world.db
      .insertInto('closures')
      .values({ ...closure, starts_on: THURSDAY, ends_on: THURSDAY })
      .execute();
    expect(await times({ location: 'A' })).toEqual([]);
    expect(await times({ location: 'B' })).not.toEqual([]);
  });

  test('never come from a therapist who books by telephone', async () => {
    // Viktor alone of branch B works Sundays who does cupping besides Liza, who is away.
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: await therapistNamed(world, 'Liza'),
        starts_at: at('2026-03-08', '00:00'),
        ends_at: at('2026-03-09', '00:00'),
        reason: 'Leave',
      })
      .execute();
    const query = { location: 'B', services: `${does.Cupping}`, date: '2026-03-08' };
    expect(await times(query)).toEqual([]);
  });
});

describe('picking a therapist', () => {
  const pick = (wish: Partial<Parameters<typeof pickTherapist>[1]> = {}) =>
    pickTherapist(
      world.db,
      {
        locationCode: 'A',
        serviceIds: [],
        gender: null,
        favouritesOf: client,
        date: THURSDAY,
        startsAt: 14 * 60,
        lastsMinutes: 60,
        ...wish,
      },
      world.clock.now(),
    );

  test('takes the least booked that day, then the studio order', async () => {
    expect(await pick()).toBe(who.Noura);
    await take('Noura', THURSDAY, '12:00', '12:30');
    expect(await pick()).toBe(who.Omar);
    await take('Omar', THURSDAY, '20:00', '21:00');
    await take('Daniel', THURSDAY, '19:00', '20:00');
    expect(await pick()).toBe(who.Camille);
    await take('Camille', THURSDAY, '19:00', '20:00');
    expect(await pick()).toBe(who.Noura);
  });

  test('does not count what was cancelled, or another day', async () => {
    await take('Noura', THURSDAY, '17:00', '20:00', 'cancelled');
    await take('Noura', '2026-03-06', '15:00', '18:00');
    expect(await pick()).toBe(who.Noura);
  });

  test('prefers a favourite of this client, however booked', async () => {
    await world.db
      .insertInto('favourites')
      .values({ account_id: client, therapist_id: who.Daniel as number, since: world.clock.now() })
      .execute();
    await take('Daniel', THURSDAY, '19:00', '22:00');
    expect(await pick()).toBe(who.Daniel);
    expect(await pick({ favouritesOf: null })).toBe(who.Noura);
    expect(await pick({ gender: 'female' })).toBe(who.Noura);
    expect(await pick({ startsAt: 16 * 60 })).toBe(who.Noura);
  });

  test('keeps to the skill, the wish and the time', async () => {
    expect(await pick({ serviceIds: [does.Cupping as number] })).toBe(who.Omar);
    const light = [does['Red-Light Therapy'] as number];
    expect(await pick({ serviceIds: light })).toBe(who.Noura);
    expect(await pick({ gender: 'male' })).toBe(who.Omar);
    expect(await pick({ gender: 'female', startsAt: 21 * 60 })).toBeNull();
    expect(await pick({ startsAt: 14 * 60 + 10 })).toBeNull();
    expect(await pick({ locationCode: 'Z' })).toBeNull();
    expect(await pick({ lastsMinutes: 9 * 60 })).toBeNull();
    world.clock.set(`${THURSDAY}T14:30:00+04:00`);
    expect(await pick()).toBeNull();
  });

  test('spreads a full hour over everyone and then finds nobody', async () => {
    const picked: (number | null)[] = [];
    for (;;) {
      const id = await pick();
      picked.push(id);
      const name = Object.keys(who).find((each) => who[each] === id);
      if (!name) break;
      await take(name, THURSDAY, '14:00', '15:00');
    }
    expect(picked).toEqual([who.Noura, who.Omar, who.Daniel, who.Camille, null]);
  });
});

test('the nearest times of anyone are those around the wished one, then the days after', async () => {
  const near = (startsAt: number, changes = {}) =>
    findNearestTimesOfAny(
      world.db,
      { locationCode: 'A', serviceIds: [does.Cupping as number], gender: 'female', ...changes },
      { date: THURSDAY, startsAt, lastsMinutes: 60 },
      world.clock.now(),
    );
  await take('Camille', THURSDAY, '14:00', '16:00');
  expect(await near(14 * 60)).toEqual([
    { date: THURSDAY, time: '13:00' },
    { date: THURSDAY, time: '12:30' },
    { date: THURSDAY, time: '12:00' },
  ]);
  await take('Camille', THURSDAY, '12:00', '14:00');
  await take('Camille', THURSDAY, '17:00', '20:00');
  expect(await near(14 * 60)).toEqual([
    { date: THURSDAY, time: '16:00' },
    { date: '2026-03-06', time: '14:00' },
    { date: '2026-03-06', time: '14:30' },
  ]);
  expect(await near(14 * 60, { locationCode: 'marina' })).toEqual([]);
  await expect(near(14 * 60, { locationCode: 'Z' })).rejects.toMatchObject({ status: 400 });
  world.clock.set('2025-09-06T10:00:00+04:00');
  expect(await near(18 * 60)).toEqual([{ date: THURSDAY, time: '16:00' }]);
});

describe('open days', () => {
  const days = (query: Record<string, unknown>) =>
    get('open-days', { total_duration: 60, from: '2026-03-04', to: '2026-03-10', ...query });

  test('say for each day of a therapist how much is left', async () => {
    await take('Noura', THURSDAY, '12:00', '18:00');
    await take('Noura', '2026-03-06', '14:00', '20:00');
    await take('Noura', '2026-03-07', '10:00', '14:00');
    const { status, body } = await days({ therapist_id: who.Noura });
    expect(status).toBe(200);
    expect(body).toEqual([
      { date: '2026-03-04', openings: 15, level: 'many' },
      { date: '2026-03-05', openings: 3, level: 'few' },
      { date: '2026-03-06', openings: 0, level: 'full' },
      { date: '2026-03-07', openings: 7, level: 'some' },
      { date: '2026-03-08', openings: 0, level: 'closed' },
      { date: '2026-03-09', openings: 0, level: 'closed' },
      { date: '2026-03-10', openings: 15, level: 'many' },
    ]);
  });

  test('count the starts of anyone at the branch', async () => {
    const { body } = await days({ location: 'A', to: '2026-03-05', services: `${does.Cupping}` });
    expect(body).toEqual([
      { date: '2026-03-04', openings: 15, level: 'many' },
      { date: '2026-03-05', openings: 19, level: 'many' },
    ]);
  });

  test('are closed for time off, a closure, what has passed and beyond the diary', async () => {
    await world.db
      .insertInto('time_off')
      .values({
        therapist_id: who.Noura as number,
        starts_at: at('2026-03-05', '00:00'),
        ends_at: at('2026-03-07', '00:00'),
        reason: 'Leave',
      })
      .execute();
    await world.db
      .insertInto('closures')
      .values({
        name: 'Eid',
        title: 'Eid',
        greeting_ar: 'عيد',
        starts_on: '2026-03-07',
        ends_on: '2026-03-11',
      })
      .execute();
    world.clock.set('2026-03-04T20:00:00+04:00');
    const { body } = await days({ therapist_id: who.Noura, from: '2026-03-03', to: '2026-03-12' });
    const open = body.filter((day: { level: string }) => day.level !== 'closed');
    expect(open).toEqual([{ date: '2026-03-12', openings: 15, level: 'many' }]);
    const end = await days({ location: 'A', from: '2026-08-30', to: '2026-09-02' });
    expect(end.body.map((day: { level: string }) => day.level)).toEqual([
      'many',
      'many',
      'closed',
      'closed',
    ]);
  });

  test('are never open for a therapist who books by telephone', async () => {
    const { body } = await days({ therapist_id: who.Viktor });
    expect(body.every((day: { level: string }) => day.level === 'closed')).toBe(true);
  });

  test.each([
    ['to', 400, { location: 'A', from: '2026-03-04', to: '2026-03-03' }],
    ['to', 400, { location: 'A', from: '2026-03-04', to: '2026-05-06' }],
    ['location', 400, {}],
    ['location', 400, { location: 'Z' }],
    [undefined, 404, { therapist_id: 9999 }],
  ])('name the field %s that is wrong', async (field, status, query) => {
    const reply = await days(query);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toBe(reply.body.detail);
    expect(Object.keys(reply.body.fields ?? {})[0]).toBe(field);
  });

  test('reach 62 days', async () => {
    const { body } = await days({ location: 'A', to: '2026-05-05' });
    expect(body).toHaveLength(63);
  });
});

describe('next openings', () => {
  const next = (query: Record<string, unknown>) =>
    get('next-openings', { total_duration: 60, ...query });

  test('name the first day and three times, of this therapist and of any', async () => {
    await take('Noura', '2026-03-04', '12:00', '20:00');
    await take('Noura', THURSDAY, '12:00', '18:30');
    const { status, body } = await next({ therapist_id: who.Noura });
    expect(status).toBe(200);
    expect(body.first_day).toBe(THURSDAY);
    const noura = { therapist_id: who.Noura, therapist_name: 'Noura Al Hashimi' };
    expect(body.therapist).toEqual([
      { date: THURSDAY, time: '18:30', ...noura },
      { date: THURSDAY, time: '19:00', ...noura },
      { date: '2026-03-06', time: '14:00', ...noura },
    ]);
    expect(body.any).toEqual([
      expect.objectContaining({ date: '2026-03-04', time: '12:00', therapist_id: who.Daniel }),
      expect.objectContaining({ date: '2026-03-04', time: '12:30', therapist_id: who.Daniel }),
      expect.objectContaining({ date: '2026-03-04', time: '13:00', therapist_id: who.Daniel }),
    ]);
  });

  test('of any alone have no therapist of their own', async () => {
    const { body } = await next({ location: 'A', gender: 'female', from: '2026-03-08' });
    expect(body.first_day).toBe('2026-03-08');
    expect(body.therapist).toEqual([]);
    expect(body.any.map((each: { therapist_name: string }) => each.therapist_name)).toEqual([
      'Camille Laurent',
      'Camille Laurent',
      'Camille Laurent',
    ]);
  });

  test('are found months ahead', async () => {
    const leave = { starts_at: at('2026-01-01', '00:00'), reason: 'Leave' };
    await world.db
      .insertInto('time_off')
      .values({ ...leave, therapist_id: who.Noura as number, ends_at: at('2026-08-20', '13:00') })
      .execute();
    const { body } = await next({ therapist_id: who.Noura });
    expect(body.first_day).toBe('2026-08-20');
    expect(body.therapist[0].time).toBe('13:00');
    expect(body.any).toHaveLength(3);
  });

  test('end with the diary, 180 days ahead', async () => {
    const leave = { starts_at: at('2026-01-01', '00:00'), reason: 'Leave' };
    await world.db
      .insertInto('time_off')
      .values({ ...leave, therapist_id: who.Omar as number, ends_at: at('2026-09-02', '00:00') })
      .execute();
    const { body } = await next({ therapist_id: who.Omar, services: `${does.Cupping}` });
    expect(body).toMatchObject({ first_day: null, therapist: [] });
    expect(body.any[0].therapist_id).toBe(who.Camille);
    expect((await next({ location: 'A', from: '2026-08-31' })).body.first_day).toBe('2026-08-31');
    const late = await next({ location: 'A', from: '2026-09-01' });
    expect(late.body).toEqual({ first_day: null, therapist: [], any: [] });
  });

  test('of one who books by telephone are those of the others', async () => {
    const { body } = await next({ therapist_id: who.Viktor, from: THURSDAY });
    expect(body).toMatchObject({ first_day: null, therapist: [] });
    expect(body.any).toHaveLength(3);
  });

  test('start today when an earlier day is asked for', async () => {
    const { body } = await next({ location: 'A', from: '2026-01-01' });
    expect(body.first_day).toBe('2026-03-04');
  });

  test('refuse an unknown therapist and a missing branch', async () => {
    expect((await next({ therapist_id: 9999 })).status).toBe(404);
    const { status, body } = await next({});
    expect([status, Object.keys(body.fields)]).toEqual([400, ['location']]);
  });
});
