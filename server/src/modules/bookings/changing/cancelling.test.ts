import { cancelAppointment } from '@limber/contract/appointments.ts';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../test/booking-requests.ts';
import { callApi } from '../../../../test/call-api.ts';
import { openStudio } from '../../../../test/studio.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { cancel } from './cancel.ts';

const { world, amina, badr, tryToBook, book, buy, bookFrom } = await openStudio();

const ask = (id: string, payload: object = {}, client = amina) =>
  callApi(world, cancelAppointment, { id, ...payload }, { by: client });

const eventsOf = (id: string) =>
  world.db
    .selectFrom('booking_events')
    .select(['actor_id', 'from_status', 'to_status', 'reason'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();

describe('cancelling a session', () => {
  test.each([
    ['none', undefined, undefined],
    ['an empty one that is said to be JSON', '', 'application/json'],
    ['null', 'null', 'application/json'],
  ])('needs no body: %s', async (_what, payload, type) => {
    const reply = await world.app.inject({
      method: 'POST',
      url: `/api/v1/appointment/appointments/${await book()}/cancel/`,
      headers: { ...amina.headers(), ...(type ? { 'content-type': type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().status).toBe('cancelled');
  });

  test('is free until exactly 3 hours before', async () => {
    const id = await book();
    world.clock.set('2026-03-05T11:00:00+04:00');
    const reply = await ask(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id, status: 'cancelled', late: false });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      actor_id: amina.id,
      from_status: 'booked',
      to_status: 'cancelled',
    });
  });

  test('must be accepted as used a second later', async () => {
    const id = await book();
    world.clock.set('2026-03-05T11:00:01+04:00');
    const asked = await ask(id);
    expect(asked.statusCode).toBe(409);
    expect(asked.json().detail).toBe(
      'This session starts in less than 3 hours, so it can no longer be cancelled free of charge.',
    );
    expect((await eventsOf(id)).length).toBe(1);
    const accepted = await ask(id, { accept_late: true });
    expect(accepted.json()).toMatchObject({ status: 'cancelled', late: true });
  });

  test('gives the time to others, even when late', async () => {
    const id = await book();
    world.clock.set('2026-03-05T12:00:00+04:00');
    await ask(id, { accept_late: true });
    const reply = await tryToBook({}, badr);
    expect(reply.statusCode).toBe(201);
  });

  test('gives the minutes back to the package in time, and keeps them late', async () => {
    const bought = await buy('Starter Package');
    await ask(bought.id);
    const ledger = async () =>
      (await ledgerOf(world, bought.package.id)).map((line) => [line.kind, line.minutes]);
    expect(await ledger()).toEqual([
      ['bought', 300],
      ['booked', -60],
      ['returned', 60],
    ]);
    const { id } = (await bookFrom(bought.package, { time: '16:00' })).json();
    world.clock.set('2026-03-05T15:00:00+04:00');
    await ask(id, { accept_late: true });
    expect((await ledger()).slice(3)).toEqual([['booked', -60]]);
  });

  test('makes room for another session of that day of an unlimited package, unless late', async () => {
    const bought = await buy('Unlimited Stretching');
    await ask(bought.id);
    const again = (time: string) => bookFrom(bought.package, { time });
    const second = await again('16:00');
    expect(second.statusCode).toBe(201);
    world.clock.set('2026-03-05T14:00:00+04:00');
    await ask(second.json().id, { accept_late: true });
    expect((await again('18:00')).statusCode).toBe(409);
  });

  test('returns minutes once when asked for many times at once', async () => {
    const bought = await buy('Starter Package');
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(bought.id)));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await ledgerOf(world, bought.package.id)).at(-1)?.balance_minutes).toBe(300);
  });

  test('lets minutes that come back after the last day expire at once', async () => {
    const bought = await buy('Starter Package');
    await world.query(`update owned_packages set expires_on = '2026-03-03'`);
    await ask(bought.id);
    expect((await ledgerOf(world, bought.package.id)).slice(2)).toMatchObject([
      { kind: 'returned', minutes: 60, balance_minutes: 300 },
      { kind: 'expired', minutes: -300, balance_minutes: 0 },
    ]);
  });

  test.each([
    ['was cancelled before', 'cancelled', '2026-03-04T10:00:00+04:00', 'already cancelled'],
    ['has started', 'booked', '2026-03-05T14:00:00+04:00', 'already started'],
    ['was checked in', 'check_in', '2026-03-05T13:55:00+04:00', 'already started'],
    ['is over', 'completed', '2026-03-06T10:00:00+04:00', 'already started'],
  ])('is refused when it %s', async (_what, status, now, words) => {
    const id = await book();
    await world.query(`update bookings set status = '${status}' where id = '${id}'`);
    world.clock.set(now);
    const reply = await ask(id, { accept_late: true });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().detail).toContain(words);
  });

  test('of another client, or of none, is not found', async () => {
    const id = await book();
    expect((await ask(id, {}, badr)).statusCode).toBe(404);
    expect((await ask('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await ask('not-an-id')).statusCode).toBe(400);
  });

  test('may be waived by the desk, for a reason', async () => {
    const bought = await buy('Starter Package');
    world.clock.set('2026-03-05T13:00:00+04:00');
    const { id: deskId } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('account_type', '=', 'front_desk')
      .executeTakeFirstOrThrow();
    const deps = { db: world.db, jobs: makeJobs(world.clock) };
    const desk = { accountId: deskId, accountType: 'front_desk' } as const;
    const input = { waiveLate: true, reason: 'Car trouble' };
    const done = await cancel(deps, desk, bought.id, input, world.clock.now());
    expect(done).toMatchObject({ status: 'cancelled', late: false });
    expect((await ledgerOf(world, bought.package.id)).at(-1)).toMatchObject({
      kind: 'returned',
      person_id: amina.id,
      actor_id: deskId,
    });
    expect((await eventsOf(bought.id)).at(-1)?.reason).toBe('Car trouble');
  });

  test('cannot be waived by the client', async () => {
    const id = await book();
    world.clock.set('2026-03-05T13:00:00+04:00');
    const deps = { db: world.db, jobs: makeJobs(world.clock) };
    const client = { accountId: amina.id, accountType: 'client' } as const;
    await expect(
      cancel(deps, client, id, { waiveLate: true }, world.clock.now()),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('the mail about a cancellation', () => {
  test('takes the session out of the calendar and says what came back', async () => {
    const bought = await buy('Starter Package');
    await world.runJobs();
    world.mails.length = 0;
    await ask(bought.id);
    await world.runJobs();
    expect(world.mails).toEqual([]);
    await world.runJobs(2);
    const [mail] = world.mails;
    expect(mail?.subject).toBe('Limber: Your session on 5 March 2026 at 14:00 is cancelled');
    expect(mail?.text).toContain('5 March 2026, 14:00 Dubai time');
    expect(mail?.text).toContain('60 minutes are back in your Starter Package.');
    const [file] = mail?.attachments ?? [];
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(file?.content).toContain(`UID:${bought.id}@limber`);
    expect(file?.content).toContain('METHOD:CANCEL');
    expect(file?.content).toContain('STATUS:CANCELLED');
    expect(file?.content).toContain('SEQUENCE:1');
  });

  test('says when it counts as used', async () => {
    const id = await book();
    world.clock.set('2026-03-05T13:00:00+04:00');
    await ask(id, { accept_late: true });
    await world.runJobs(2);
    expect(world.mails.at(-1)?.text).toContain('so it counts as used.');
  });

  test('takes the reminders back', async () => {
    const id = await book({ date: '2026-03-07', time: '13:00' });
    await ask(id);
    const { rows } = await world.query<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'remind:%'",
    );
    expect(rows).toEqual([]);
    await world.runJobs(7 * 24 * 60);
    expect(world.mails.map((mail) => mail.subject)).toEqual([
      'Limber: Your session on 7 March 2026 at 13:00 is cancelled',
    ]);
  });

  test('comes in Arabic to a client whose language is Arabic', async () => {
    await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
    const id = await book();
    await ask(id);
    await world.runJobs(2);
    await world.query(`update accounts set language = 'en' where id = ${amina.id}`);
    expect(world.mails.at(-1)?.subject).toContain('أُلغيت جلستك');
    expect(world.mails.at(-1)?.html).toContain('dir="rtl"');
  });
});
