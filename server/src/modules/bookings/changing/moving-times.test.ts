import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForPackages,
  availableTimesForServices,
  findNextOpenings,
  listOpenDays,
} from '@limber/contract/scheduling.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { type TestClient, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, book, buy, bookFrom, expireOn } = await openStudio();

const noura = await therapistNamed(world, 'Noura');
const omar = await therapistNamed(world, 'Omar');
const date = '2026-03-05';

const get = (route: Route, query: Record<string, string | number>, client: TestClient | null) =>
  callApi(world, route, query, client ? { by: client } : {});

const times = async (query: Record<string, string | number>, client: TestClient | null = amina) =>
  (
    await get(
      availableTimesForServices,
      { therapist_id: noura, date, total_duration: 60, ...query },
      client,
    )
  ).json();

const move = (id: string, payload: object) =>
  callApi(world, rescheduleAppointment, { id, ...payload }, { by: amina });

describe('the times that a session can be moved to', () => {
  test('are as if it were not there, but for its present start, with its therapist and with anyone', async () => {
    const moving = await book({ time: '14:00' });
    const beside = ['13:30', '14:30'];
    expect(await times({})).not.toEqual(expect.arrayContaining(['13:30']));
    const withNoura = await times({ moving });
    expect(withNoura).toEqual(expect.arrayContaining(beside));
    expect(withNoura).not.toContain('14:00');
    expect(await times({ moving, therapist_id: omar })).toContain('14:00');
    const map = await get(
      availableTimesForPackages,
      { therapist_id: noura, date, total_duration: 5, moving },
      amina,
    );
    expect(map.json()).toMatchObject({ '13:00': 180 });
    const byId = `where id <> ${noura}`;
    await world.query(`update therapists set active = false ${byId}`);
    const anyone = await get(
      availableTimesForServices,
      { location: 'A', date, total_duration: 60, moving },
      amina,
    );
    await world.query(`update therapists set active = true ${byId}`);
    expect(anyone.json()).toEqual(expect.arrayContaining(beside));
    expect(anyone.json()).not.toContain('14:00');
    expect((await move(moving, { date, time: '14:30' })).json()).toMatchObject({
      time: '14:30:00',
    });
  });

  test.each([
    ['its own hour', '15:00', 0, 'full'],
    ['its own hour and one that it alone takes a part of', '15:30', 1, 'some'],
  ])('are on a day with %s: off from %s, %i openings, %s', async (_, until, openings, level) => {
    await world.query(
      `insert into time_off (therapist_id, starts_at, ends_at, reason) values
        (${noura}, '${date}T10:00+04:00', '${date}T14:00+04:00', 'Off'),
        (${noura}, '${date}T${until}+04:00', '${date}T22:00+04:00', 'Off')`,
    );
    const moving = await book({ time: '14:00' });
    const of = { therapist_id: noura, location: 'A', total_duration: 60 };
    const days = { ...of, from: date, to: date };
    const levels = async (query: object) =>
      (await get(listOpenDays, { ...days, ...query }, amina)).json();
    expect(await levels({})).toMatchObject([{ level: 'full', openings: 0 }]);
    expect(await levels({ moving })).toMatchObject([{ level, openings }]);
    const elsewhere = await levels({ moving, therapist_id: omar });
    expect(elsewhere).toEqual(await levels({ therapist_id: omar }));
    await world.query('delete from time_off');
  });

  test('end with its package, and leave out the days that an unlimited one has used', async () => {
    const bought = await buy('Unlimited Stretching');
    expect((await bookFrom(bought.package, { date: '2026-03-06' })).statusCode).toBe(201);
    await expireOn(bought.package.id, '2026-03-07');
    const of = { therapist_id: noura, location: 'A', total_duration: 60, moving: bought.id };
    const days = await get(listOpenDays, { ...of, from: date, to: '2026-03-11' }, amina);
    const known = days.json() as { date: string; level: string; reason?: string }[];
    expect(known.map(({ reason }) => reason ?? 'open')).toEqual([
      'open',
      'package_used',
      'open',
      ...Array(4).fill('package_ended'),
    ]);
    expect(await times({ moving: bought.id, date: '2026-03-06' })).toEqual([]);
    expect(await times({ moving: bought.id, date: '2026-03-11' })).toEqual([]);
    expect(await times({ date: '2026-03-11' })).not.toEqual([]);
    const openings = await get(findNextOpenings, { ...of, from: '2026-03-08' }, amina);
    expect(openings.json()).toEqual({ first_day: null, therapist: [], any: [] });
  });

  test('are those that a refused move proposes', async () => {
    const moving = await book({ time: '14:00' });
    await book({ time: '15:00' }, badr);
    const refused = await move(moving, { date, time: '14:30' });
    expect(refused.statusCode).toBe(409);
    const proposed = refused.json().free_times.map((free: { time: string }) => free.time);
    // The half hour before it is free for it, and for nobody else; where it is, it need not go.
    expect(proposed).toEqual(['13:30', '13:00', '16:00']);
  });

  test('are on the next openings another day, where a day has nothing but its present start', async () => {
    const off = (from: string, until: string) =>
      world.query(
        `insert into time_off (therapist_id, starts_at, ends_at, reason)
          values (${noura}, '${date}T${from}+04:00', '${date}T${until}+04:00', 'Off')`,
      );
    await off('10:00', '14:00');
    await off('15:00', '23:00');
    const moving = await book({ time: '14:00' });
    const query = { therapist_id: noura, location: 'A', total_duration: 60, from: date, moving };
    const { first_day, therapist, any } = (await get(findNextOpenings, query, amina)).json();
    expect(first_day).toBe('2026-03-06');
    const isIts = (each: object) =>
      Object.entries({ date, time: '14:00', therapist_id: noura }).every(
        ([name, value]) => Reflect.get(each, name) === value,
      );
    expect(therapist).toHaveLength(3);
    expect([...therapist, ...any].filter(isIts)).toEqual([]);
    await world.query('delete from time_off');
  });

  test.each([availableTimesForServices, availableTimesForPackages, listOpenDays, findNextOpenings])(
    'are shown only to its own client: $path',
    async (route) => {
      const moving = await book({ time: '14:00' });
      const query = {
        therapist_id: noura,
        date,
        from: date,
        to: date,
        total_duration: 60,
        moving,
      };
      expect((await get(route, query, amina)).statusCode).toBe(200);
      for (const client of [badr, null]) {
        const refused = await get(route, query, client);
        expect(refused.statusCode).toBe(404);
        expect(refused.json().detail).toBe('We do not know this appointment.');
      }
      const unknown = { ...query, moving: '00000000-0000-4000-8000-000000000000' };
      expect((await get(route, unknown, amina)).statusCode).toBe(404);
    },
  );
});
