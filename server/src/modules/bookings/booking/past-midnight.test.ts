import { listNextAppointments, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { listLocations } from '@limber/contract/catalogue.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForPackages,
  availableTimesForServices,
  findNextOpenings,
  holdTime,
  listOpenDays,
} from '@limber/contract/scheduling.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, book, buy, bookFrom } = await openStudio();

const noura = await therapistNamed(world, 'Noura');
/** A Thursday evening of Ramadan, and the following calendar day. */
const EVENING = '2026-03-05';
const MORNING_AFTER = '2026-03-06';

beforeAll(async () => {
  // The usual hours end on Wednesday; from Thursday on it is Ramadan, when Noura works only on
  // Thursdays.
  await world.query(`
    update opening_hours set valid_to = '2026-03-04' where location_code = 'A';
    update shifts set valid_to = '2026-03-04' where location_code = 'A';
    insert into opening_hours (location_code, weekday, from_minute, to_minute, valid_from, valid_to)
    select 'A', weekday, 1200, 1500, '2026-03-05', '2026-03-19' from generate_series(1, 7) weekday;
    insert into shifts
      (therapist_id, location_code, weekday, from_minute, to_minute, valid_from, valid_to)
    values (${noura}, 'A', 4, 1200, 1500, '2026-03-05', '2026-03-19')`);
});

const get = async (route: Route, query: object = {}) =>
  (await callApi(world, route, { therapist_id: noura, total_duration: 60, ...query })).json();
const timesOn = (date: string, query = {}) => get(availableTimesForServices, { date, ...query });

describe('Ramadan hours', () => {
  test('Ramadan hours 20:00 to 01:00 offer 00:00 on that business day only.', async () => {
    const evening = [
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
      '22:30',
      '23:00',
      '23:30',
      '00:00',
    ];
    expect(await timesOn(EVENING)).toEqual(evening);
    expect(await timesOn(EVENING, { total_duration: 30 })).toEqual([...evening, '00:30']);
    expect(await timesOn(MORNING_AFTER)).toEqual([]);
    expect(await timesOn('2026-03-04')).not.toContain('00:00');
    expect(await timesOn('2026-03-12')).toEqual(evening);
    expect(await timesOn('2026-03-26')).toEqual([]);
    const anyones = { location: 'A', date: EVENING, total_duration: 60 };
    expect((await callApi(world, availableTimesForServices, anyones)).json()).toEqual(evening);
    const longest = await get(availableTimesForPackages, { date: EVENING, total_duration: 5 });
    expect(Object.entries(longest).at(-1)).toEqual(['00:30', 30]);
    expect(longest).toMatchObject({ '20:00': 180, '23:30': 90 });
  });

  test('count for their day in the calendar and among the next openings', async () => {
    const days = await get(listOpenDays, { from: '2026-03-05', to: '2026-03-06' });
    expect(days).toEqual([
      { date: '2026-03-05', openings: 9, level: 'many' },
      { date: '2026-03-06', openings: 0, level: 'closed', reason: 'day_off' },
    ]);
    world.clock.set('2026-03-06T00:10:00+04:00');
    const { therapist } = await get(findNextOpenings, { location: 'A', total_duration: 30 });
    expect(therapist[0]).toMatchObject({ date: EVENING, time: '00:30' });
    expect(await timesOn(EVENING, { total_duration: 30 })).toEqual(['00:30']);
  });

  test('are shown with the branch while they apply', async () => {
    const hoursOfA = async () => {
      const found = (await callApi(world, listLocations)).json();
      const list = found.results ?? found;
      return list.find(({ location }: { location: string }) => location === 'A').opening_hours;
    };
    // Wednesday still has the usual hours.
    const wednesday = { weekday: 3, opens: '12:00', closes: '22:00' };
    const thursday = { weekday: 4, opens: '20:00', closes: '01:00' };
    expect(await hoursOfA()).toEqual(expect.arrayContaining([wednesday, thursday]));
    world.clock.set('2026-03-06T10:00:00+04:00');
    expect(await hoursOfA()).not.toContainEqual(wednesday);
    world.clock.set('2026-03-25T10:00:00+04:00');
    expect(await hoursOfA()).toEqual([]);
  });
});

describe('a session past midnight', () => {
  test('belongs to the day of its evening, and shows its own date', async () => {
    const reply = await tryToBook({ date: EVENING, time: '00:00' });
    expect(reply.statusCode).toBe(201);
    const { id } = reply.json();
    expect(reply.json()).toMatchObject({ date: MORNING_AFTER, time: '00:00:00' });

    await world.runJobs();
    const [mail] = world.mails;
    expect(mail?.subject).toBe('Limber: Your session on 6 March 2026 at 00:00 is booked');
    const calendar = String(mail?.attachments?.[0]?.content);
    expect(calendar).toContain('DTSTART:20260305T200000Z');
    expect(calendar).toContain('DTEND:20260305T210000Z');

    const next = (await callApi(world, listNextAppointments, {}, { by: amina })).json();
    expect(next.results).toMatchObject([{ id, date: MORNING_AFTER, time: '00:00:00' }]);
    expect(await timesOn(EVENING)).not.toContain('00:00');
    expect(await timesOn(EVENING)).not.toContain('23:30');
  });

  test('does not belong to the night before', async () => {
    expect((await tryToBook({ date: MORNING_AFTER, time: '00:00' })).statusCode).toBe(409);
    expect((await tryToBook({ date: '2026-03-04', time: '00:00' })).statusCode).toBe(409);
  });

  test('is refused with times near it, in the form of the request', async () => {
    await book({ date: EVENING, time: '00:00' }, badr);
    const reply = await tryToBook({ date: EVENING, time: '00:00' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().free_times).toEqual([
      { date: EVENING, time: '23:00' },
      { date: EVENING, time: '22:30' },
      { date: EVENING, time: '22:00' },
    ]);
  });

  test('is held, and then moved to before midnight and back', async () => {
    const wish = { therapist_id: noura, location: 'A', date: EVENING, time: '00:00' };
    const held = await callApi(world, holdTime, { ...wish, total_duration: 60 }, { by: amina });
    expect(held.json()).toMatchObject({ date: EVENING, time: '00:00' });
    expect((await tryToBook({ date: EVENING, time: '00:00' }, badr)).statusCode).toBe(409);
    const id = await book({ date: EVENING, time: '00:00' });
    const move = async (time: string) =>
      (
        await callApi(world, rescheduleAppointment, { id, date: EVENING, time }, { by: amina })
      ).json();
    expect(await move('22:30')).toMatchObject({ date: EVENING, time: '22:30:00' });
    expect(await move('00:00')).toMatchObject({ date: MORNING_AFTER, time: '00:00:00' });
  });

  test('is the only session of its evening for an unlimited package', async () => {
    const { package: owned } = await buy('Unlimited Stretching', { date: EVENING, time: '20:00' });
    expect((await bookFrom(owned, { date: EVENING, time: '00:00' })).statusCode).toBe(409);
    expect((await bookFrom(owned, { date: '2026-03-12', time: '00:00' })).statusCode).toBe(201);
    expect((await bookFrom(owned, { date: '2026-03-12', time: '20:00' })).statusCode).toBe(409);
  });
});

test('a therapist works at another branch on some days', async () => {
  await world.query(`
    insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
    values (${noura}, 'B', 1, 720, 960)`);
  const monday = '2026-03-09';
  expect(await timesOn(monday)).toEqual([]);
  expect(await timesOn(monday, { location: 'B' })).toEqual(
    expect.arrayContaining(['12:00', '15:00']),
  );
  const there = await tryToBook({ date: monday, time: '12:00', location: 'B' });
  expect(there.statusCode).toBe(201);
  expect(there.json()).toMatchObject({ location: 'B' });
  expect((await tryToBook({ date: monday, time: '14:00' })).statusCode).toBe(409);
  const openings = await get(findNextOpenings, { location: 'B', from: monday });
  expect(openings.therapist[0]).toMatchObject({ date: monday, time: '13:00' });
});
