import {
  checkInBooking,
  completeBooking,
  missBooking,
  rebookBooking,
  undoBooking,
} from '@limber/contract/desk/day/booking-changes.ts';
import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { addEntry } from '../../../../test/own-package.ts';
import { asTherapist } from '../../../../test/people.ts';

const { world, badr, actor, desk, who, book, buy, expireOn, bookAtDesk, tryAtDesk } =
  await openDesk();

const take = (route: Route, id: string, version: number, by: typeof desk = desk) =>
  callApi(world, route, { id, version }, { by });

const therapist = (therapistId: number) => asTherapist(world, therapistId);

describe('at the desk a session', () => {
  test('is checked in and completed, and each step is taken back', async () => {
    const { id } = await bookAtDesk();
    world.clock.set('2026-03-05T14:00:00+04:00');
    const statuses = [];
    for (const [index, route] of [
      ...[checkInBooking, undoBooking, checkInBooking, completeBooking, undoBooking, undoBooking],
    ].entries()) {
      statuses.push((await take(route, id, index + 1)).json().status);
    }
    expect(statuses).toEqual(['check_in', 'booked', 'check_in', 'completed', 'check_in', 'booked']);
    expect((await take(undoBooking, id, 7)).json().detail).toBe('There is nothing to undo here.');
    const events = await world.db
      .selectFrom('booking_events')
      .select(['kind', 'undoes'])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.filter(({ undoes }) => undoes !== null).map(({ kind }) => kind)).toEqual([
      ...['undone', 'undone', 'undone'],
    ]);
  });

  test('is marked only in its present state: another desk was faster', async () => {
    const { id } = await bookAtDesk();
    const both = await Promise.all([take(checkInBooking, id, 1), take(checkInBooking, id, 1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().booking).toMatchObject({ status: 'check_in', version: 2 });
  });

  test('is checked in and completed by its own therapist, who takes back only what they marked', async () => {
    const id = await book();
    expect((await take(checkInBooking, id, 1, await therapist(who.omar))).statusCode).toBe(404);
    const own = await take(checkInBooking, id, 1, await therapist(who.noura));
    expect(own.json().client.last_name).toBe('H');
    const noura = await therapist(who.noura);
    // The person who was faster may be the client, whose full name a therapist must not see.
    const older = await take(completeBooking, id, 1, noura);
    expect([older.statusCode, older.json().detail]).toEqual([
      409,
      'Somebody has just changed this booking. Please look at it again.',
    ]);
    expect((await take(missBooking, id, 2, noura)).statusCode).toBe(403);
    expect((await take(undoBooking, id, 2, await therapist(who.omar))).statusCode).toBe(404);
    const undone = await take(undoBooking, id, 2, noura);
    expect(undone.json()).toMatchObject({ status: 'booked', client: { last_name: 'H' } });
    // The booking is not theirs to take back.
    expect((await take(undoBooking, id, 3, noura)).statusCode).toBe(409);

    world.clock.set('2026-03-05T14:00:00+04:00');
    await take(checkInBooking, id, 3);
    const ofDesk = await take(undoBooking, id, 4, noura);
    expect(ofDesk.statusCode).toBe(403);
    expect(ofDesk.json().detail).toContain('Somebody else marked this.');
    await take(completeBooking, id, 4, noura);
    expect((await take(undoBooking, id, 5, noura)).json().status).toBe('check_in');
    await take(missBooking, id, 6);
    expect((await take(undoBooking, id, 7, noura)).statusCode).toBe(403);
  });
});

test('After a no-show its slot is booked by another; undoing then answers 409 and names who has it.', async () => {
  const { id } = await bookAtDesk();
  world.clock.set('2026-03-05T14:15:00+04:00');
  expect((await take(missBooking, id, 1)).json().status).toBe('no_show');
  expect((await take(undoBooking, id, 2)).json().status).toBe('booked');
  expect((await take(missBooking, id, 3)).statusCode).toBe(200);
  const walkIn = { time: '14:15', source: 'walk_in', override: { reason: 'Is here' } };
  expect((await tryAtDesk(walkIn, badr)).statusCode).toBe(201);
  const undone = await take(undoBooking, id, 4);
  expect(undone.statusCode).toBe(409);
  expect(undone.json().detail).toBe('This time is now booked for Badr Haddad, from 14:15.');
});

test('A status cannot be taken back on another day', async () => {
  const { id } = await bookAtDesk();
  world.clock.set('2026-03-05T14:15:00+04:00');
  await take(missBooking, id, 1);
  world.clock.set('2026-03-06T05:59:00+04:00');
  expect((await take(undoBooking, id, 2)).statusCode).toBe(200);
  await take(missBooking, id, 3);
  world.clock.set('2026-03-06T06:00:00+04:00');
  expect((await take(undoBooking, id, 4)).json().detail).toBe(
    'The day of this session is over, and what was is not changed.',
  );
});

describe('a session is booked again', () => {
  const again = (id: string, weeks: number, key?: string, more: object = {}) =>
    callApi(
      world,
      rebookBooking,
      { id, weeks, ...more },
      { by: desk, headers: key ? { 'idempotency-key': key } : {} },
    );

  test.each([
    [1, '2026-03-12'],
    [2, '2026-03-19'],
    [4, '2026-04-02'],
  ])('%i weeks later, at its time', async (weeks, date) => {
    const { id } = await bookAtDesk();
    const reply = await again(id, weeks);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      date,
      time: '14:00:00',
      therapist_id: who.noura,
      total_price: 320,
      source: 'desk',
    });
  });

  test('at the nearest time that is free, once for one key', async () => {
    const { id } = await bookAtDesk();
    await book({ date: '2026-03-12' }, badr);
    const first = await again(id, 1, 'again-key-1');
    expect(first.json()).toMatchObject({ date: '2026-03-12', time: '13:00:00' });
    expect((await again(id, 1, 'again-key-1')).json().id).toBe(first.json().id);
  });

  test('from the package that it bought', async () => {
    const bought = await buy('Starter Package');
    const reply = await again(bought.id, 1);
    expect(reply.json()).toMatchObject({ serviceType: 'mypackage', package_minutes: 60 });
    expect(reply.json().package.id).toBe(bought.package.id);
  });

  test('from a package that the client has now, although it was paid for separately', async () => {
    const { id } = await bookAtDesk();
    const bought = await buy('Starter Package', { time: '16:00' });
    const reply = await again(id, 2);
    expect(reply.json()).toMatchObject({ date: '2026-03-19', total_price: 0, package_minutes: 60 });
    expect(reply.json().package.id).toBe(bought.package.id);
  });

  test('at its price when the package has expired by then, or has too few minutes', async () => {
    const { id } = await bookAtDesk();
    const { package: pack } = await buy('Starter Package', { time: '16:00' });
    await expireOn(pack.id, '2026-03-18');
    expect((await again(id, 1)).json()).toMatchObject({ date: '2026-03-12', total_price: 0 });
    expect((await again(id, 2)).json()).toMatchObject({ date: '2026-03-19', total_price: 320 });
    await world.query(`update owned_packages set expires_on = null`);
    await addEntry(world, pack.id, 'adjusted', -150, actor.accountId);
    expect((await again(id, 4)).json()).toMatchObject({ date: '2026-04-02', total_price: 320 });
  });

  test('with a therapist who is booked by telephone, for a reason', async () => {
    const { id } = await bookAtDesk();
    await world.query(`update therapists set books_by_phone = true where id = ${who.noura}`);
    expect((await again(id, 1)).json().wishes).toEqual(['by_phone']);
    const reply = await again(id, 1, undefined, { override: { reason: 'She called' } });
    await world.query(`update therapists set books_by_phone = false where id = ${who.noura}`);
    expect(reply.json()).toMatchObject({ date: '2026-03-12', therapist_id: who.noura });
  });

  test('not when it does not exist', async () => {
    expect((await again('00000000-0000-4000-8000-000000000000', 1)).statusCode).toBe(404);
  });
});
