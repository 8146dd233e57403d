import { rescheduleAppointment } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { shutStudio } from '../../../../test/diary.ts';
import { actorOf, therapistNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { parseStart } from '../../scheduling/parse-start.ts';
import { reschedule } from './reschedule.ts';

const { world, amina, badr, book, buy, bookFrom } = await openStudio();

const noura = await therapistNamed(world, 'Noura');

const ask = (id: string, payload: object, client = amina) =>
  callApi(world, rescheduleAppointment, { id, ...payload }, { by: client });

const kept = (id: string) =>
  world.db
    .selectFrom('bookings')
    .select(['status', 'therapist_id', 'starts_at', 'ends_at', 'price_fils'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('moving a session', () => {
  test('keeps its id, length and price, and gives the old time to others', async () => {
    const id = await book();
    const reply = await ask(id, { date: '2026-03-06', time: '15:30' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      id,
      status: 'booked',
      date: '2026-03-06',
      time: '15:30:00',
      total_duration: 60,
      total_price: 320,
      therapist_id: noura,
      free_until: '2026-03-06T08:30:00.000Z',
    });
    await book({}, badr);
  });

  test('is recorded with who, when and from where', async () => {
    const id = await book();
    await ask(id, { date: '2026-03-06', time: '15:30' });
    const event = await world.db
      .selectFrom('booking_events')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({
      actor_id: amina.id,
      at: world.clock.now(),
      from_status: 'booked',
      to_status: 'booked',
      from_starts_at: new Date('2026-03-05T14:00:00+04:00'),
      from_therapist_id: noura,
    });
  });

  test('tells the price of the package that was bought with it only once', async () => {
    const { id } = await buy('Starter Package');
    await ask(id, { date: '2026-03-06', time: '15:30' });
    await world.runJobs(2);
    const moved = world.mails.find((mail) => mail.subject.includes('is now on'));
    expect(moved?.text).toContain('60 minutes of your Starter Package');
    expect(moved?.text).not.toContain('AED');
  });

  test('by half its own length is possible', async () => {
    const id = await book();
    expect((await ask(id, { date: '2026-03-05', time: '14:30' })).statusCode).toBe(200);
  });

  test('to where it is changes nothing', async () => {
    const id = await book();
    expect((await ask(id, { date: '2026-03-05', time: '14:00' })).statusCode).toBe(200);
    const events = await world.db.selectFrom('booking_events').selectAll().execute();
    expect(events).toHaveLength(1);
  });

  test('to another therapist of the branch with the skill', async () => {
    const id = await book();
    const omar = await therapistNamed(world, 'Omar');
    const reply = await ask(id, { date: '2026-03-05', time: '16:00', therapist_id: omar });
    expect(reply.json()).toMatchObject({
      therapist_id: omar,
      therapist_obj: { first_name: 'Omar', last_name: 'Farouk' },
    });
  });

  test('to a therapist whom they choose themselves ends a request that this one does not meet', async () => {
    const wish = async (id: string) =>
      (
        await world.db
          .selectFrom('bookings')
          .select('wished_gender')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).wished_gender;
    const id = await book({ therapist_gender: 'female' });
    await ask(id, { date: '2026-03-05', time: '16:00' });
    expect(await wish(id)).toBe('female');
    const omar = await therapistNamed(world, 'Omar');
    const to = { date: '2026-03-05', time: '16:00', therapist_id: omar };
    expect((await ask(id, to)).statusCode).toBe(200);
    expect(await wish(id)).toBeNull();
    await ask(id, { ...to, therapist_id: noura });
    expect(await wish(id)).toBeNull();
  });

  test.each([
    ['without the skill', 'Camille', 'Camille Laurent does not offer all of these services.'],
    ['of another branch', 'Karim', 'This therapist does not work at the branch of your session.'],
  ])('to a therapist %s is refused and names the field', async (_what, name, sentence) => {
    const id = await book();
    const therapist_id = await therapistNamed(world, name);
    const reply = await ask(id, { date: '2026-03-12', time: '16:00', therapist_id });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ therapist_id: sentence });
  });

  test('is possible until exactly 3 hours before, later only for the desk', async () => {
    const id = await book();
    world.clock.set('2026-03-05T11:00:00+04:00');
    expect((await ask(id, { date: '2026-03-05', time: '14:30' })).statusCode).toBe(200);
    world.clock.set('2026-03-05T11:30:01+04:00');
    const late = await ask(id, { date: '2026-03-06', time: '15:00' });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toBe(
      'This session starts in less than 3 hours, so it can no longer be moved.',
    );
    const deps = { db: world.db, jobs: makeJobs(world.clock) };
    const desk = await actorOf(world, 'front_desk');
    const to = { start: parseStart('2026-03-06', '15:00') };
    expect(await reschedule(deps, desk, id, to, world.clock.now())).toMatchObject({
      date: '2026-03-06',
    });
  });

  test('to a taken time is refused with the nearest free ones and leaves it where it was', async () => {
    const id = await book();
    await book({ time: '16:00' }, badr);
    const before = await kept(id);
    const reply = await ask(id, { date: '2026-03-05', time: '16:30' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      detail: 'This time is no longer free. Please choose another.',
      free_times: [
        { date: '2026-03-05', time: '17:00' },
        { date: '2026-03-05', time: '17:30' },
        { date: '2026-03-05', time: '15:00' },
      ],
    });
    expect(await kept(id)).toEqual(before);
  });

  test.each([
    [
      'a closed day',
      { date: '2026-05-01', time: '15:00' },
      'We are closed on this date for May Day.',
    ],
    ['the past', { date: '2026-03-03', time: '14:00' }, 'This time has already passed.'],
    ['before opening', { date: '2026-03-06', time: '10:00' }, 'This time is no longer free.'],
  ])('to %s is refused', async (_what, to, words) => {
    await shutStudio(world, 'May Day', '2026-05-01', '2026-05-01');
    const id = await book();
    const reply = await ask(id, to);
    await world.query(`delete from closures where name = 'May Day'`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain(words);
  });

  test('too far ahead names the date', async () => {
    const id = await book();
    const reply = await ask(id, { date: '2026-12-10', time: '15:00' });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['date']);
  });

  test('of a package touches no minutes, and not past its last day', async () => {
    const bought = await buy('Starter Package');
    await world.query(`update owned_packages set expires_on = '2026-03-10'`);
    const late = await ask(bought.id, { date: '2026-03-11', time: '14:00' });
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toContain('expires before this day');
    expect((await ask(bought.id, { date: '2026-03-10', time: '14:00' })).statusCode).toBe(200);
    expect(await ledgerOf(world, bought.package.id)).toHaveLength(2);
  });

  test('of an unlimited package within its day, but not into a day that has one', async () => {
    const bought = await buy('Unlimited Stretching');
    expect((await bookFrom(bought.package, { date: '2026-03-06' })).statusCode).toBe(201);
    const into = await ask(bought.id, { date: '2026-03-06', time: '18:00' });
    expect(into.statusCode).toBe(409);
    expect(into.json().detail).toContain('covers one session a day');
    expect((await ask(bought.id, { date: '2026-03-05', time: '18:00' })).statusCode).toBe(200);
  });

  test('of a cancelled session, of another client’s or of none is refused', async () => {
    const id = await book();
    const to = { date: '2026-03-06', time: '15:00' };
    expect((await ask(id, to, badr)).statusCode).toBe(404);
    expect((await ask('00000000-0000-4000-8000-000000000000', to)).statusCode).toBe(404);
    await world.query(`update bookings set status = 'cancelled'`);
    expect((await ask(id, to)).statusCode).toBe(409);
  });

  test('of two sessions into one time at once moves one of them', async () => {
    const first = await book();
    const second = await book({ time: '16:00' }, badr);
    const to = { date: '2026-03-06', time: '15:00' };
    const replies = await Promise.all([ask(first, to), ask(second, to, badr)]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
  });
});
