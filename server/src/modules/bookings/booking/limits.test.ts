import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { mostAtOnce } from './overlap-and-daily-limit-rules.ts';

const { world, amina, badr, tryToBook, book, buy, bookFrom } = await openStudio();

const who: Record<string, number> = {};
for (const name of ['Noura', 'Omar', 'Daniel', 'Grace']) {
  who[name] = await therapistNamed(world, name);
}

const move = (id: string, to: Record<string, unknown>, headers = amina.headers()) =>
  callApi(world, rescheduleAppointment, { id, ...to }, { headers });

/** A given number of one-hour sessions on afternoons with Omar, who works every day but Tuesday. */
const someDays = (count: number) =>
  Array.from({ length: 30 }, (_, index) =>
    new Date(Date.UTC(2026, 2, 5 + index)).toISOString().slice(0, 10),
  )
    .filter((day) => new Date(day).getUTCDay() !== 2)
    .slice(0, count)
    .map((date) => ({ date, time: '16:00', therapist_id: who.Omar }));

describe('online a client may have twelve sessions to come', () => {
  const TOO_MANY =
    'You have 12 unpaid upcoming sessions, and no more than 12 can be booked online. For more, please contact us.';

  test('and not a thirteenth, until one is cancelled or over', async () => {
    const days = someDays(14);
    const booked = [];
    for (const day of days.slice(0, 12)) booked.push(await tryToBook(day));
    expect(booked.map((reply) => reply.statusCode)).toEqual(Array(12).fill(201));
    const refused = await tryToBook(days[12] ?? {});
    expect([refused.statusCode, refused.json().detail]).toEqual([409, TOO_MANY]);
    expect((await tryToBook(days[12] ?? {}, badr)).statusCode).toBe(201);

    await callApi(world, cancelAppointment, { id: booked[0]?.json().id }, { by: amina });
    expect((await tryToBook(days[13] ?? {})).statusCode).toBe(201);
    expect((await tryToBook({ ...days[0] })).statusCode).toBe(409);
    world.clock.set('2026-03-06T16:30:00+04:00');
    expect(
      (await tryToBook({ date: '2026-03-07', time: '17:30', therapist_id: who.Omar })).statusCode,
    ).toBe(201);
  });

  test('even when the requests race; moving one stays possible', async () => {
    const replies = await Promise.all(someDays(16).map((day) => tryToBook(day)));
    const booked = replies.filter((reply) => reply.statusCode === 201);
    expect(booked).toHaveLength(12);
    const moved = await move(booked[0]?.json().id, { date: '2026-04-09', time: '18:00' });
    expect(moved.statusCode).toBe(200);
  });

  test('in addition to those of a paid package', async () => {
    const bought = await buy('Starter Package');
    await world.query('update owned_packages set paid_at = bought_at');
    for (const day of someDays(12)) expect((await tryToBook(day)).statusCode).toBe(201);
    expect((await tryToBook({ date: '2026-04-09' })).statusCode).toBe(409);
    expect((await bookFrom(bought.package, { date: '2026-04-09' })).statusCode).toBe(201);
  });
});

describe('online a client may have two sessions at the same hour', () => {
  const at = (name: string, time: string) => ({ therapist_id: who[name], time });
  const TOO_MANY =
    'You have 2 sessions at this time already, and no more than 2 can be booked online. For more, please contact us.';

  test('and not a third, however it overlaps', async () => {
    expect((await tryToBook(at('Noura', '14:00'))).statusCode).toBe(201);
    expect((await tryToBook(at('Omar', '14:30'))).statusCode).toBe(201);
    for (const time of ['14:00', '14:30']) {
      const third = await tryToBook(at('Daniel', time));
      expect([time, third.json().detail]).toEqual([time, TOO_MANY]);
    }
    // It touches both, but never both at once.
    expect((await tryToBook(at('Daniel', '15:00'))).statusCode).toBe(201);
  });

  test('even when the requests race', async () => {
    const replies = await Promise.all(
      ['Noura', 'Omar', 'Daniel'].map((name) => tryToBook(at(name, '14:00'))),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 201, 409]);
  });

  test('including those from a package', async () => {
    const bought = await buy('Starter Package');
    await book(at('Omar', '14:00'));
    const third = await bookFrom(bought.package, at('Daniel', '14:00'));
    expect(third.json().detail).toBe(TOO_MANY);
  });

  test('and cannot move a third there; the desk can', async () => {
    await book(at('Noura', '14:00'));
    await book(at('Omar', '14:00'));
    const id = await book(at('Daniel', '18:00'));
    const there = { date: '2026-03-05', time: '14:00' };
    expect((await move(id, there)).json().detail).toBe(TOO_MANY);
    // It does not count twice against itself.
    expect((await move(id, { ...there, time: '18:30' })).statusCode).toBe(200);
    const desk = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('account_type', '=', 'front_desk')
      .executeTakeFirstOrThrow();
    expect((await move(id, there, world.bearer(desk.id, 'front_desk'))).statusCode).toBe(200);
  });
});

test('sessions that overlap at one moment are counted', () => {
  expect(mostAtOnce([], 60)).toBe(0);
  expect(mostAtOnce([{ startMinute: -60, endMinute: 0 }], 60)).toBe(0);
  expect(mostAtOnce([{ startMinute: -30, endMinute: 30 }], 60)).toBe(1);
  const behindEachOther = [
    { startMinute: -30, endMinute: 30 },
    { startMinute: 30, endMinute: 90 },
  ];
  expect(mostAtOnce(behindEachOther, 60)).toBe(1);
  expect(mostAtOnce([...behindEachOther, { startMinute: 29, endMinute: 31 }], 60)).toBe(2);
});

describe('booking, moving and cancelling over and over', () => {
  const cancelIt = async (id: string) =>
    (await callApi(world, cancelAppointment, { id }, { by: amina })).statusCode;
  const TOO_OFTEN =
    'You have booked, moved and cancelled 40 times within a day. Please try again later, or contact us.';

  test('stops for a day after forty times, with mails only for the first round', async () => {
    const kept = await book({ date: '2026-03-06' });
    for (let round = 0; round < 19; round += 1) {
      const id = await book();
      await world.runJobs();
      expect([round, await cancelIt(id)]).toEqual([round, 200]);
    }
    // The fortieth.
    expect((await move(kept, { date: '2026-03-06', time: '15:00' })).statusCode).toBe(200);
    const refused = await tryToBook();
    expect([refused.statusCode, refused.json().detail]).toEqual([429, TOO_OFTEN]);
    expect(refused.headers['retry-after']).toBe(String(24 * 3600));
    expect((await move(kept, { date: '2026-03-06', time: '16:00' })).statusCode).toBe(429);
    expect((await tryToBook({}, badr)).statusCode).toBe(201);
    expect(await cancelIt(kept)).toBe(200);
    await world.runJobs(3);
    const ofAmina = world.mails.filter(({ to }) => to === amina.email);
    expect(ofAmina.map(({ subject }) => subject)).toEqual([
      'Limber: Your session on 6 March 2026 at 14:00 is booked',
      'Limber: Your session on 5 March 2026 at 14:00 is booked',
      'Limber: Your session on 5 March 2026 at 14:00 is cancelled',
      'Limber: Your session on 6 March 2026 at 15:00 is cancelled',
    ]);
    world.clock.advance(24 * 60);
    expect((await tryToBook({ date: '2026-03-06', time: '18:00' })).statusCode).toBe(201);
  });

  test('confirms the remaining session once, a minute later, at its time by then', async () => {
    await cancelIt(await book());
    await world.runJobs(2);
    world.mails.length = 0;
    const id = await book();
    await move(id, { date: '2026-03-05', time: '16:00' });
    await world.runJobs();
    expect(world.mails).toEqual([]);
    await world.runJobs(2);
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      'Limber: Your session on 5 March 2026 at 16:00 is booked',
    ]);
    world.clock.advance(2);
    world.mails.length = 0;
    await book({ date: '2026-03-06' });
    await world.runJobs();
    expect(world.mails).toHaveLength(1);
  });
});
