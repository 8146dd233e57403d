import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { readActivePackage } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { ownPackage } from '../../../../test/own-package.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, amina, badr, tryToBook, buy, bookFrom, expireOn } = await openStudio();

describe('an unlimited package', () => {
  test('gives one session a day in Dubai', async () => {
    const { package: owned } = await buy('Unlimited Stretching', {
      date: '2026-03-07',
      time: '10:00',
    });
    const second = await bookFrom(owned, { date: '2026-03-07', time: '17:00' });
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toBe(
      'Your Unlimited Stretching covers one session a day, and this day already has one.',
    );
    expect((await bookFrom(owned, { date: '2026-03-10' })).statusCode).toBe(201);
  });

  test('counts only its own sessions, not what its owner books otherwise', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const other = await ownPackage(world, amina.id, 'Unlimited Recovery');
    const date = '2026-03-06';
    expect((await tryToBook({ date, time: '14:00' })).statusCode).toBe(201);
    const fromOther = await bookFrom({ id: other, kind: 'unlimited' }, { date, time: '15:00' });
    expect(fromOther.statusCode).toBe(201);
    expect((await bookFrom(owned, { date, time: '16:00' })).statusCode).toBe(201);
    expect((await bookFrom(owned, { date, time: '17:00' })).statusCode).toBe(409);
  });

  test('whose session was cancelled in time has its day back; a late one keeps it', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const booked = async (date: string) => (await bookFrom(owned, { date })).json().id as string;
    const cancelled = await booked('2026-03-06');
    const late = await booked('2026-03-10');
    await world.query(`update bookings set status = 'cancelled' where id = '${cancelled}'`);
    await world.query(`update bookings set status = 'cancelled', late = true where id = '${late}'`);
    expect((await bookFrom(owned, { date: '2026-03-06' })).statusCode).toBe(201);
    expect((await bookFrom(owned, { date: '2026-03-10' })).statusCode).toBe(409);
  });

  test('gives one of two that are asked for at once', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const replies = await Promise.all(
      ['14:00', '16:00', '18:00'].map((time) => bookFrom(owned, { date: '2026-03-06', time })),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('gives at most 180 minutes', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const changes = { date: '2026-03-10', time: '13:00' };
    expect((await bookFrom(owned, { ...changes, total_duration: 185 })).statusCode).toBe(400);
    expect((await bookFrom(owned, { ...changes, total_duration: 180 })).statusCode).toBe(201);
  });

  test('runs 30 days, including the last @PKG-03', async () => {
    const { package: owned } = await buy('Unlimited Stretching');
    const last = await bookFrom(owned, { date: '2026-04-03', time: '15:00' });
    expect(last.statusCode).toBe(201);
    expect((await bookFrom(owned, { date: '2026-04-06' })).statusCode).toBe(409);
  });
});

test('an unlimited package tells the days that have their session', async () => {
  const { package: owned } = await buy('Unlimited Stretching');
  const { id } = (await bookFrom(owned, { date: '2026-03-07' })).json();
  const takenDays = async () => {
    const url = '/api/v1/appointment/active-unlimited-package/';
    return (await world.app.inject({ url, headers: amina.headers() })).json().taken_days;
  };
  expect(await takenDays()).toEqual(['2026-03-05', '2026-03-07']);
  const url = `/api/v1/appointment/appointments/${id}/cancel/`;
  await world.app.inject({ method: 'POST', url, headers: amina.headers(), payload: {} });
  expect(await takenDays()).toEqual(['2026-03-05']);
  await buy('Starter Package', { time: '18:00' }, badr);
  const regular = await callApi(world, readActivePackage, {}, { by: badr });
  expect(regular.json()).not.toHaveProperty('taken_days');
});

describe('free times after a refusal', () => {
  test.each(['one therapist', 'anyone', 'moving'])(
    'leave out what an unlimited package does not cover: %s',
    async (how) => {
      const { package: owned } = await buy('Unlimited Stretching');
      const first = await world.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
      await bookFrom(owned, { date: '2026-03-11' });
      await expireOn(owned.id, '2026-03-12');
      // Nobody works on the requested day, so the following days are searched.
      const { rows } = await world.query<{ id: number }>(
        `insert into time_off (therapist_id, starts_at, ends_at, reason)
         select id, '2026-03-10T00:00+04:00', '2026-03-10T23:59+04:00', 'Training'
         from therapists returning id`,
      );
      const wish = { date: '2026-03-10', time: '14:00' };
      const offeredDays = async (): Promise<string[]> => {
        const reply =
          how === 'moving'
            ? await callApi(world, rescheduleAppointment, { id: first.id, ...wish }, { by: amina })
            : await bookFrom(owned, how === 'anyone' ? { ...wish, therapist_id: null } : wish);
        expect(reply.statusCode).toBe(409);
        return reply.json().free_times.map(({ date }: { date: string }) => date);
      };
      expect(await offeredDays()).toEqual(['2026-03-12', '2026-03-12', '2026-03-12']);
      await expireOn(owned.id, '2026-03-11');
      expect(await offeredDays()).toEqual([]);
      await world.query(`delete from time_off where id in (${rows.map(({ id }) => id)})`);
    },
  );
});
