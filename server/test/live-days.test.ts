import { changeProfile, eraseAccount } from '@limber/contract/accounts.ts';
import { changeClient } from '@limber/contract/desk/clients/clients.ts';
import { changeContactOutcome, logContact } from '@limber/contract/desk/clients/contacts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { eraseClient } from '@limber/contract/desk/clients/privacy.ts';
import { payForSale } from '@limber/contract/desk/money/till.ts';
import { changeShifts } from '@limber/contract/desk/rota/weeks.ts';
import type { Route } from '@limber/contract/route.ts';
import { describe, expect, test } from 'vitest';
import { markNoShow } from '../src/modules/bookings/attending/check-in-and-no-show.ts';
import { reschedule } from '../src/modules/bookings/changing/reschedule.ts';
import { parseStart } from '../src/modules/scheduling/parse-start.ts';
import { tellEverything } from '../src/platform/database/notify-changed-days.ts';
import { makeJobs } from '../src/platform/jobs.ts';
import type { News } from '../src/platform/live/change-announcements.ts';
import { streamNews } from '../src/platform/live/event-stream.ts';
import { at } from '../src/platform/studio-days.ts';
import { callApi } from './call-api.ts';
import { actorOf, addClient, therapistNamed } from './people.ts';
import { openBoards, toldOfDay } from './processes/open-boards.ts';
import { openTill } from './till.ts';

const { world, book, amina, badr, sell } = await openTill();
const desk = await actorOf(world, 'front_desk');

const boards = openBoards(world, desk);
const { listen } = boards;

describe('an open board', () => {
  test('hears of what a client books, also through another process', async () => {
    const next = await listen();
    expect(await next()).toBe('event: open\ndata: {}');
    await book();
    expect(await next()).toBe(toldOfDay('2026-03-05'));
  });

  test('hears of each change, and of both days of a move', async () => {
    const next = await listen('?location=A');
    await next();
    const id = await book();
    expect(await next()).toBe(toldOfDay('2026-03-05'));
    const jobs = makeJobs(world.clock);
    const client = { accountId: amina.id, accountType: 'client' } as const;
    const to = { start: parseStart('2026-03-06', '15:00'), therapistId: undefined };
    await reschedule({ db: world.db, jobs }, client, id, to, world.clock.now());
    expect([await next(), await next()].sort()).toEqual([
      toldOfDay('2026-03-05'),
      toldOfDay('2026-03-06'),
    ]);
    await markNoShow(world.db, desk, { id }, at('2026-03-06', '15:10'));
    expect(await next()).toBe(toldOfDay('2026-03-06'));
  });

  test('hears of a payment: the day of the session, and that of the money', async () => {
    const id = await book();
    const next = await listen();
    await next();
    const later = await sell({ lines: [{ booking_id: id }] });
    expect([await next(), await next()].sort()).toEqual([
      toldOfDay('2026-03-04'),
      toldOfDay('2026-03-05'),
    ]);
    const paid = { id: later.id, location: 'A', payments: [{ method: 'cash', amount: 320 }] };
    const reply = await callApi(world, payForSale, paid as never, {
      headers: world.bearer(desk.accountId, 'front_desk'),
    });
    expect(reply.statusCode).toBe(200);
    expect([await next(), await next()].sort()).toEqual([
      toldOfDay('2026-03-04'),
      toldOfDay('2026-03-05'),
    ]);
  });

  test('hears that a client was called about a session, and the outcome', async () => {
    const booking_id = await book();
    const next = await listen();
    await next();
    const call = { client_id: amina.id, booking_id, channel: 'phone', about: 'closure' } as const;
    const headers = world.bearer(desk.accountId, 'front_desk');
    const { id } = (await callApi(world, logContact, call, { headers })).json();
    expect(await next()).toBe(toldOfDay('2026-03-05'));
    await callApi(world, changeContactOutcome, { id, outcome: 'not_reached' }, { headers });
    expect(await next()).toBe(toldOfDay('2026-03-05'));
  });

  test.each([
    ['Changed', changeClient, 'front_desk', () => ({ first_name: 'Dana', version: 1 })],
    ['Changing', changeProfile, 'client', () => ({ phone_number: '0501112233' })],
    ['Merged', mergeClients, 'front_desk', () => ({ duplicate_id: badr.id, email: badr.email })],
    ['Erased', eraseClient, 'manager', () => ({ reason: 'Asked' })],
    ['Erased', eraseAccount, 'client', () => ({ email: 'erased@client.example' })],
  ] as const)('hears of a client who is %s', async (name, route, role, args) => {
    const { id, headers } = await addClient(world, name);
    const team = role === 'client' ? null : await actorOf(world, role);
    const by = team ? world.bearer(team.accountId, role) : headers();
    const next = await listen();
    await next();
    const asked = { ...(team && { id }), ...args() } as never;
    const reply = await callApi(world, route as Route, asked, { headers: by });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await next()).toBe('event: everything\ndata: {}');
  });

  test('of a therapist hears of every branch, as they may work at any', async () => {
    const next = await listen('', await actorOf(world, 'therapist'));
    expect(await next()).toBe('event: open\ndata: {}');
    await book();
    expect(await next()).toBe(toldOfDay('2026-03-05'));
  });

  test('hears of other shifts, which are of many days', async () => {
    const { accountId } = await actorOf(world, 'manager');
    const [therapistId, next] = [await therapistNamed(world, 'Noura'), await listen()];
    await next();
    const reply = await callApi(
      world,
      changeShifts,
      {
        ...{ therapist_ids: [therapistId], weekdays: [7], shifts: [], valid_to: null },
        valid_from: '2026-03-08',
      },
      { headers: world.bearer(accountId, 'manager') },
    );
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await next()).toBe('event: everything\ndata: {}');
  });

  test('is shut at once when its session ends, at every process, and no other is', async () => {
    const ended = await listen();
    await ended();
    const { rows } = await world.query<{ id: string }>(
      `select id from sessions where account_id = ${desk.accountId}`,
    );
    await world.query(`update sessions set ended_at = now(), ended_why = 'locked'
      where id = '${rows[0]?.id}'`);
    expect(await ended()).toBe(null);
    world.forgetSessions();
    for (const change of [
      `update accounts set suspended_at = now(), suspended_by = id where id = ${desk.accountId}`,
      `update accounts set suspended_at = null, suspended_by = null where id = ${desk.accountId}`,
      `delete from staff_locations where account_id = ${desk.accountId} and location_code = 'B'`,
      `delete from sessions where account_id = ${desk.accountId} and ended_at is null`,
    ]) {
      if (change.includes('suspended_at = null')) {
        await world.query(change);
        continue;
      }
      const next = await listen();
      await next();
      await world.query(change);
      expect([change, await next()]).toEqual([change, null]);
    }
    world.forgetSessions();
    await world.query(
      `insert into staff_locations values (${desk.accountId}, 'B') on conflict do nothing`,
    );
    const next = await listen();
    await next();
    await world.query(`update accounts set last_name = last_name where id = ${desk.accountId}`);
    await book();
    expect(await next()).toBe(toldOfDay('2026-03-05'));
  });

  test('hears nothing of another branch, and everything that concerns all', async () => {
    const next = await listen('?location=B');
    await next();
    await book();
    await world.db.transaction().execute(tellEverything);
    expect(await next()).toBe('event: everything\ndata: {}');
  });

  test('is told to reload everything when the connection to the database was lost', async () => {
    const next = await listen();
    await next();
    await world.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'limber news'`);
    expect(await next()).toBe('event: everything\ndata: {}');
    // Its session may have ended meanwhile, so it has to be authorised again.
    expect(await next()).toBe(null);
    const again = await listen();
    await again();
    await book();
    expect(await again()).toBe(toldOfDay('2026-03-05'));
  });

  test('is not opened to clients', async () => {
    const headers = world.bearer(amina.id);
    const reply = await fetch(boards.address(), { headers });
    expect(reply.status).toBe(403);
  });
});

test('a stream beats, ends after its time, and then hears nothing any more', async () => {
  let listeners = 0;
  const counted: News = {
    hearEnd: () => () => {},
    hear() {
      listeners += 1;
      return () => {
        listeners -= 1;
      };
    },
  };
  const stream = streamNews(counted, () => true, { beatMs: 1, lastsMs: 20 });
  expect(listeners).toBe(1);
  let text = '';
  for await (const part of stream) text += part;
  expect(text).toMatch(/^event: open\ndata: \{\}\n\n(: beat\n\n)+$/);
  expect(listeners).toBe(0);
});
