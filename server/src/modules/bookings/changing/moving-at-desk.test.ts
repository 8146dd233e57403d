import { cancelBooking, moveBooking, undoMove } from '@limber/contract/desk/day/booking-changes.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf, versionOf } from '../../../../test/booking-requests.ts';
import { callApi, type Tried } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

const { world, amina, badr, actor, desk, who, book, buy, bookAtDesk, tryAtDesk } = await openDesk();

const because = { override: { reason: 'The client is late' } };
const move = (id: string, version: number, to: Tried<typeof moveBooking> = {}) =>
  callApi(world, moveBooking, { id, version, ...to }, { by: desk });
const takeBack = (id: string, version: number) =>
  callApi(world, undoMove, { id, version }, { by: desk });
const lastEvent = (id: string) =>
  world.db
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

test('A session begun ten minutes ago is moved, shortened and sent to the other branch; the client is told once.', async () => {
  const { locationCode, branch } = await world.db
    .selectFrom('locations')
    .select(['code as locationCode', 'name as branch'])
    .where('bookable', '=', true)
    .where('code', '<>', 'A')
    .executeTakeFirstOrThrow();
  const { id } = await bookAtDesk();
  await world.runJobs();
  world.mails.length = 0;
  world.clock.set('2026-03-05T14:10:00+04:00');

  const bare = await move(id, 1, { time: '14:15' });
  expect(bare.json().wishes).toEqual(['late', 'grid']);
  const moved = await move(id, 1, { time: '14:15', ...because });
  expect(moved.json()).toMatchObject({ time: '14:15:00', version: 2 });
  const shortened = await move(id, 2, { total_duration: 30, keep_charge: true });
  expect(shortened.json()).toMatchObject({ total_duration: 30, total_price: 320, version: 3 });
  const sent = await move(id, 3, { location: locationCode, ...because });
  expect(sent.json()).toMatchObject({ location: locationCode, version: 4 });
  expect(sent.json().override_reason).toBe('The client is late');
  expect(await lastEvent(id)).toMatchObject({
    kind: 'moved',
    from_location_code: 'A',
    reason: 'The client is late',
    actor_id: actor.accountId,
  });

  await world.runJobs();
  expect(world.mails).toHaveLength(0);
  await world.runJobs(2);
  expect(world.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('is now on 5 March 2026 at 14:15'),
  ]);
  const [told] = world.mails;
  for (const words of ['14:00', branch, '30 minutes']) expect(told?.text).toContain(words);
  expect(told?.text).not.toContain('60 minutes');
  expect(told?.text).not.toContain('Al Warqa');
});

describe('a move at the desk', () => {
  test('keeps omitted fields, and needs no reason twice', async () => {
    const { id } = await bookAtDesk({ time: '16:10', ...because });
    const longer = await move(id, 1, { total_duration: 90 });
    expect(longer.statusCode).toBe(200);
    expect(longer.json()).toMatchObject({ time: '16:10:00', total_duration: 90 });
    const later = await move(id, 2, { time: '17:20' });
    expect(later.json().wishes).toEqual(['grid']);
    const day = await move(id, 2, { date: '2026-03-06', ...because });
    expect(day.json()).toMatchObject({ date: '2026-03-06', time: '16:10:00' });
  });

  test('to a taken time names who has it and the nearest times, whatever the reason', async () => {
    const { id } = await bookAtDesk();
    await book({ time: '16:00' }, badr);
    const reply = await move(id, 1, { time: '16:30', ...because });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toBe('This time is now booked for Badr Haddad, from 16:00.');
    expect(reply.json().free_times).toHaveLength(3);
    expect(reply.json()).not.toHaveProperty('wishes');
  });

  test('of a session that another desk has changed is refused with its present state', async () => {
    const { id } = await bookAtDesk();
    const replies = await Promise.all([
      move(id, 1, { time: '16:00' }),
      move(id, 1, { time: '18:00' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = replies.find(({ statusCode }) => statusCode === 409)?.json();
    const won = replies.find(({ statusCode }) => statusCode === 200)?.json();
    expect(lost.booking).toEqual(won);
    expect(lost.detail).toMatch(/^Fatima Saeed has just changed this booking/);
  });

  test('to another therapist with a skill, or without one for a reason', async () => {
    const { id } = await bookAtDesk();
    expect((await move(id, 1, { therapist_id: who.omar })).json().therapist_id).toBe(who.omar);
    const unskilled = await move(id, 2, { therapist_id: who.camille });
    expect(unskilled.json().wishes).toEqual(['skill']);
    expect((await move(id, 2, { therapist_id: 999_999 })).statusCode).toBe(400);
    expect((await move(id, 2, { location: 'nowhere' })).statusCode).toBe(404);
  });

  test('takes the price of the catalogue for another length, or keeps it for a reason', async () => {
    const { id } = await bookAtDesk();
    const prices = await world.query<{ minutes: number; minor: number }>(
      `select lasts_minutes as minutes, price_fils as minor from service_durations
       where service_id = (select service_id from booking_lines where booking_id = '${id}')`,
    );
    const [other] = prices.rows.filter(({ minutes }) => minutes !== 60);
    const longer = await move(id, 1, { total_duration: other?.minutes });
    expect(longer.json().total_price).toBe((other?.minor ?? 0) / 100);
    expect(longer.json().appointment_services[0].minutes).toBe(other?.minutes);
    expect(await lastEvent(id)).toMatchObject({
      from_ends_at: new Date('2026-03-05T15:00:00+04:00'),
      from_lines: [expect.objectContaining({ lastsMinutes: 60, priceFils: 32_000 })],
    });
    const odd = await move(id, 2, { total_duration: 65 });
    expect(odd.json().wishes).toEqual(['unpriced']);
    for (const total_duration of [62, 185]) {
      const wrong = await move(id, 2, { total_duration });
      expect(Object.keys(wrong.json().fields)).toEqual(['total_duration']);
    }
  });

  test('taken back restores the former price, whatever the catalogue charges now', async () => {
    const { id } = await bookAtDesk();
    await move(id, 1, { total_duration: 90 });
    await world.query(
      `update service_durations set price_fils = price_fils + 5000
       where service_id = (select service_id from booking_lines where booking_id = '${id}')`,
    );
    const back = await takeBack(id, 2);
    expect(back.json()).toMatchObject({ total_price: 320, total_duration: 60 });
    const longer = await move(id, 3, { total_duration: 90, ...because });
    expect(longer.json().total_price).toBeGreaterThan(370);
    const shorter = await move(id, 4, { total_duration: 60, ...because });
    expect(shorter.json().total_price).toBe(370);
    const later = await move(id, 5, { time: '16:00', ...because });
    const only = await takeBack(id, 6);
    expect([later.json().total_price, only.json().total_price]).toEqual([370, 370]);
    expect(only.json().time).toBe('14:00:00');
    await world.query(
      `update service_durations set price_fils = price_fils - 5000
       where service_id = (select service_id from booking_lines where booking_id = '${id}')`,
    );
  });

  test('lets minutes of a package follow the length, as long as there are some', async () => {
    const bought = await buy('Starter Package');
    const packageId = bought.package.id;
    const entries = async () => (await ledgerOf(world, packageId)).map(({ minutes }) => minutes);
    expect((await move(bought.id, 1, { total_duration: 90 })).statusCode).toBe(200);
    expect((await entries()).slice(1)).toEqual([-60, -30]);
    expect((await move(bought.id, 2, { total_duration: 45 })).statusCode).toBe(200);
    expect((await entries()).slice(1)).toEqual([-60, -30, 45]);
    const kept = await move(bought.id, 3, { total_duration: 30, keep_charge: true });
    expect(kept.json()).toMatchObject({ total_duration: 30, package_minutes: 45 });
    const gift = await move(bought.id, 4, { total_duration: 60, keep_charge: true });
    expect(gift.statusCode).toBe(400);

    const rest = (await ledgerOf(world, packageId)).at(-1)?.balance_minutes ?? 0;
    await world.query(
      `insert into package_entries (package_id, at, kind, minutes, balance_minutes, reason)
       values (${packageId}, now(), 'adjusted', ${10 - rest}, 10, 'Elsewhere')`,
    );
    const tooMuch = await move(bought.id, 4, { total_duration: 60, ...because });
    expect(tooMuch.statusCode).toBe(409);
    expect(tooMuch.json()).toMatchObject({
      detail: 'Their Starter Package has only 10 minutes left.',
      in_other_languages: { ar: { detail: expect.stringContaining('سوى') } },
    });
    expect(await versionOf(world, bought.id)).toBe(4);
  });

  test('that makes a session longer again whose charge was kept never makes it cheaper', async () => {
    const { id } = await bookAtDesk();
    const paid = [
      await move(id, 1, { total_duration: 30, keep_charge: true }),
      await move(id, 2, { total_duration: 45 }),
      await takeBack(id, 3),
      await move(id, 4, { total_duration: 60 }),
      await move(id, 5, { total_duration: 90 }),
    ].map((reply) => [reply.json().total_duration, reply.json().total_price]);
    expect(paid.slice(0, 4)).toEqual([30, 45, 30, 60].map((minutes) => [minutes, 320]));
    expect(paid[4]?.[1]).toBeGreaterThan(320);

    const bought = await buy('Starter Package', { time: '18:00' });
    const of = bought.id;
    const taken = [
      await move(of, 1, { total_duration: 30, keep_charge: true }),
      await move(of, 2, { total_duration: 45 }),
      await takeBack(of, 3),
      await move(of, 4, { total_duration: 60 }),
      await move(of, 5, { total_duration: 75 }),
    ].map((reply) => reply.json().package_minutes);
    expect(taken).toEqual([60, 60, 60, 60, 75]);
    const entries = await ledgerOf(world, bought.package.id);
    expect(entries.slice(1).map(({ minutes }) => minutes)).toEqual([-60, -15]);
  });

  test('of a session that is over, or of none, is refused', async () => {
    const { id } = await bookAtDesk();
    world.clock.set('2026-03-05T15:00:00+04:00');
    const over = await move(id, 1, { time: '18:00', ...because });
    expect(over.json().detail).toBe('This session is over, and what was is not changed.');
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await move(none, 1, {})).statusCode).toBe(404);
    const past = await bookAtDesk({ time: '18:00' });
    const back = await move(past.id, 1, { time: '13:00', ...because });
    expect(back.json().detail).toContain('already passed');
  });

  test('to where it is changes nothing', async () => {
    const { id } = await bookAtDesk();
    expect((await move(id, 1, { time: '14:00' })).json().version).toBe(1);
  });
});

describe('cancelling at the desk', () => {
  const cancel = (id: string, version: number, how: Tried<typeof cancelBooking> = {}) =>
    callApi(
      world,
      cancelBooking,
      { id, version, by: 'studio', counts_as: 'returned', reason: 'Noura is ill', ...how },
      { by: desk },
    );

  test('gives minutes back or counts them as used, as the desk says, and frees the time', async () => {
    const first = await buy('Starter Package');
    world.clock.set('2026-03-05T13:00:00+04:00');
    const returned = await cancel(first.id, 1);
    expect(returned.json()).toMatchObject({
      status: 'cancelled',
      late: false,
      cancelled_by: 'studio',
    });
    expect((await ledgerOf(world, first.package.id)).at(-1)).toMatchObject({
      kind: 'returned',
      minutes: 60,
      actor_id: actor.accountId,
    });
    expect(await lastEvent(first.id)).toMatchObject({ kind: 'cancelled', reason: 'Noura is ill' });
    const { id } = await bookAtDesk({}, badr);
    const used = await cancel(id, 1, { by: 'client', counts_as: 'used' });
    expect(used.json()).toMatchObject({ late: true, cancelled_by: 'client' });
    expect((await tryAtDesk()).statusCode).toBe(201);
  });

  test('needs a reason, the version that was read, and a session that is not over', async () => {
    const { id } = await bookAtDesk();
    expect((await cancel(id, 1, { reason: ' ' })).statusCode).toBe(400);
    const older = await cancel(id, 7);
    expect(older.json().booking).toMatchObject({ id, version: 1, client: { id: amina.id } });
    expect((await cancel(id, 1)).statusCode).toBe(200);
    expect((await cancel(id, 2)).json().detail).toBe('This session is already cancelled.');
  });

  test('tells the client once, and of a used one days before that it is used', async () => {
    const { id } = await bookAtDesk();
    await world.runJobs();
    world.mails.length = 0;
    await cancel(id, 1, { counts_as: 'used' });
    await world.runJobs(2);
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.text).toContain('It counts as used.');
    expect(world.mails[0]?.text).not.toContain('less than');
  });
});
