import {
  cancelAppointment,
  listNextAppointments,
  listPastAppointments,
  listTodaysAppointments,
  readAppointment,
  readAppointmentCalendar,
} from '@limber/contract/appointments.ts';
import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { addClient, therapistNamed } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, badr, tryToBook, book, tryToBuy } = await openStudio();

const get = <R extends Route>(route: R, args: Tried<R> = {}, client = amina) =>
  callApi(world, route, args, { by: client });

const lists = {
  today: listTodaysAppointments,
  next: listNextAppointments,
  past: listPastAppointments,
};
const list = async (when: keyof typeof lists, client = amina, page: { limit?: number } = {}) =>
  (await get(lists[when], page, client)).json();

const cancel = (id: string) =>
  callApi(world, cancelAppointment, { id, accept_late: true }, { by: amina });

test('an appointment is read by its id, by its own client only', async () => {
  const booked = await tryToBook();
  const reply = await get(readAppointment, { id: booked.json().id });
  expect(reply.json()).toEqual(booked.json());
  expect((await get(readAppointment, { id: booked.json().id }, badr)).statusCode).toBe(404);
});

test('a session of a package says its minutes and until when it is free to cancel', async () => {
  const booked = await tryToBuy('Starter Package');
  const [listed] = (await get(listNextAppointments)).json().results;
  expect(listed).toMatchObject({
    id: booked.json().id,
    serviceType: 'package',
    package_minutes: 60,
    total_price: 1450,
    free_until: '2026-03-05T07:00:00.000Z',
    late: false,
  });
});

test('the calendar file carries the session under one UID', async () => {
  const { id } = (await tryToBook()).json();
  const reply = await get(readAppointmentCalendar, { id });
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
  expect((await get(readAppointmentCalendar, { id }, badr)).statusCode).toBe(404);
});

test('a cancelled session is over: neither counted nor listed among today and upcoming @PROFILE-03', async () => {
  const today = await book({ date: '2026-03-04' });
  const kept = await book({ time: '16:00' });
  const coming = await book();
  await cancel(today);
  await cancel(coming);
  expect(await list('today')).toMatchObject({ count: 0, results: [] });
  expect(await list('next')).toMatchObject({ count: 1, results: [{ id: kept }] });
  expect(await list('past')).toMatchObject({
    count: 2,
    results: [
      { id: coming, status: 'cancelled' },
      { id: today, status: 'cancelled' },
    ],
  });
});

test('sessions of one client at the same time say so, and no longer when one is cancelled', async () => {
  const one = await book();
  const half = await book({ therapist_id: await therapistNamed(world, 'Omar'), time: '14:30' });
  const after = await book({ time: '15:30' });
  const omar = await therapistNamed(world, 'Omar');
  await tryToBook({ therapist_id: omar, time: '15:30' }, badr);
  const marked = async () =>
    (await list('next')).results.map((each: { id: string; overlaps?: boolean }) => [
      each.id,
      each.overlaps,
    ]);
  expect(await marked()).toEqual([
    [one, true],
    [half, true],
    [after, undefined],
  ]);
  expect((await get(readAppointment, { id: half })).json().overlaps).toBe(true);
  await cancel(half);
  expect(await marked()).toEqual([
    [one, undefined],
    [after, undefined],
  ]);
});

describe('the client’s own appointments', () => {
  test('are today’s, coming and past by the day in Dubai @API-17', async () => {
    const today = await tryToBook({ date: '2026-03-04', time: '16:00' });
    const coming = await tryToBook({ date: '2026-03-06', time: '16:00' });
    const ids = async (when: 'today' | 'next' | 'past') =>
      (await list(when)).results.map((each: { id: string }) => each.id);
    expect(await ids('today')).toEqual([today.json().id]);
    expect(await ids('next')).toEqual([coming.json().id]);
    expect(await ids('past')).toEqual([]);

    // Half past midnight in Dubai, still the evening before in London.
    world.clock.set('2026-03-05T00:30:00+04:00');
    expect(await ids('today')).toEqual([]);
    expect(await ids('past')).toEqual([today.json().id]);
  });

  test('come page by page, the past latest first @API-17', async () => {
    for (const time of ['12:00', '13:00', '14:00']) await tryToBook({ time });
    world.clock.set('2026-03-08T10:00:00+04:00');
    const first = await list('past', amina, { limit: 2 });
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
    await tryToBook();
    expect((await list('next', eman)).results).toEqual([]);
  });
});
