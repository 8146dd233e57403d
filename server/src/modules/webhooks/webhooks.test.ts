import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { addClient as makeClient } from '@limber/contract/desk/clients/clients.ts';
import {
  addWebhook,
  changeWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendAgain,
  TOLD_BY_EVENT,
  tryWebhook,
  type WebhookEvent,
} from '@limber/contract/desk/software/webhooks.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import type { Route } from '@limber/contract/route.ts';
import { MOST_WEBHOOKS } from '@limber/contract/terms/software/webhooks.ts';
import { Webhook } from 'standardwebhooks';
import { Errors } from 'typebox/value';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { depsOf } from '../../../test/harness.ts';
import { memberOf } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';
import { build } from '../../app.ts';
import { sendWebhooks } from './send-webhooks.ts';

const { world, amina, desk, book, sell } = await openTill();
const manager = await memberOf(world, 'manager');

interface Arrived {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly type: WebhookEvent;
  readonly data: Record<string, unknown>;
}

/** A receiver on loopback that can be told to fail. */
const arrived: Arrived[] = [];
let mood: 'works' | 'fails' | 'moves' = 'works';
const receiver = createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (mood === 'fails') return void reply.writeHead(503).end();
  if (mood === 'moves') return void reply.writeHead(302, { location: '/elsewhere' }).end();
  const body = Buffer.concat(chunks).toString();
  arrived.push({ headers: request.headers as Record<string, string>, body, ...JSON.parse(body) });
  reply.writeHead(204).end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
afterAll(() => receiver.close());

beforeEach(async () => {
  arrived.length = 0;
  mood = 'works';
  await world.query('delete from webhook_endpoints');
  await world.query('delete from webhook_events');
  await world.query(
    `select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`,
  );
});

/** What arrived has the fields that the description of the API names, and no others. */
function expectAsDescribed(): void {
  for (const { type, data } of arrived) {
    const { data: schema, example } = TOLD_BY_EVENT[type];
    expect([type, Errors(schema, data)]).toEqual([type, []]);
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(example).toSorted());
  }
}

const ask = async <R extends Route>(route: R, args: Tried<R> = {}, by = manager) => {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};

const add = async (
  events: readonly string[] = ['booking.made', 'booking.moved', 'booking.cancelled'],
) => {
  const { status, body } = await ask(addWebhook, { url, events });
  expect(status).toBe(201);
  return body as { id: number; secret: string };
};

const typesOf = (of: readonly { type: string }[]) => of.map(({ type }) => type);
const state = async () => (await ask(listWebhooks)).body[0];

describe('the events of a studio', () => {
  test("a webhook's receiver that fails for a day gets every event, in order, when it is back, and a page shows it @SOFT-03", async () => {
    const { id } = await add();
    mood = 'fails';
    const first = await book();
    await world.runJobs();
    expect(arrived).toEqual([]);
    expect(await state()).toMatchObject({
      waiting: 1,
      failing_since: world.clock.now().toISOString(),
    });
    await ask(rescheduleAppointment, { id: first, date: '2026-03-06', time: '15:00' }, amina);
    const second = await book({ time: '16:00' });
    await ask(cancelAppointment, { id: first }, amina);
    for (let hours = 0; hours < 24; hours += 1) {
      world.clock.advance(60);
      await world.runJobs(24 * 60);
    }
    expect(arrived).toEqual([]);
    expect((await state()).waiting).toBe(4);
    const { body: waiting } = await ask(listDeliveries, { id });
    expect(waiting.map((each: Delivery) => [each.answer, each.failure])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [503, 'answer'],
    ]);

    mood = 'works';
    world.clock.advance(4 * 60);
    await world.runJobs(24 * 60);
    expect(arrived.map(({ type, data }) => [type, data.booking_id])).toEqual([
      ['booking.made', first],
      ['booking.moved', first],
      ['booking.made', second],
      ['booking.cancelled', first],
    ]);
    expect(await state()).toMatchObject({ waiting: 0, failing_since: null, next_try_at: null });
    const { body: shown } = await ask(listDeliveries, { id });
    expect(typesOf(shown)).toEqual(typesOf(arrived).toReversed());
    expect(shown.every((each: Delivery) => each.delivered_at !== null && each.answer === 204)).toBe(
      true,
    );
  });

  test('are signed as Standard Webhooks, and say nothing about a person', async () => {
    const { secret } = await add();
    const id = await book();
    await world.runJobs();
    const [told] = arrived as [Arrived];
    // The library of the receivers checks the age by the machine's clock, which is not the test's.
    const verifier = new Webhook(secret);
    const sentAt = new Date(Number(told.headers['webhook-timestamp']) * 1000);
    expect(told.headers['webhook-signature']).toBe(
      verifier.sign(String(told.headers['webhook-id']), sentAt, told.body),
    );
    expect(sentAt).toEqual(world.clock.now());
    expect(told.data).toEqual({
      booking_id: id,
      client_id: amina.id,
      therapist_id: expect.any(Number),
      location: 'A',
      status: 'booked',
      starts_at: '2026-03-05T10:00:00+00:00',
      ends_at: '2026-03-05T11:00:00+00:00',
      moved_from: null,
    });
    expectAsDescribed();
    expect(told.body).not.toMatch(/Amina|Haddad|client\.example|\+971/);
  });

  test('of money and clients are told too, with what was paid for', async () => {
    await add(['payment.made', 'client.made']);
    const booking = await book();
    await sell({
      lines: [{ booking_id: booking }],
      payments: [{ method: 'cash', amount: 320 }],
    });
    await ask(makeClient, { first_name: 'Layla', phone_number: '0501234568' }, desk);
    await world.runJobs();
    expect(arrived.filter(({ type }) => type === 'payment.made').map(({ data }) => data)).toEqual([
      expect.objectContaining({
        ...{ client_id: amina.id, booking_ids: [booking] },
        ...{ method: 'cash', amount_in_minor_units: 32_000 },
      }),
    ]);
    const made = arrived.filter(({ type }) => type === 'client.made');
    expect(made).toHaveLength(1);
    expect(Object.keys(made[0]?.data ?? {})).toEqual(['client_id']);
    expectAsDescribed();
  });

  test('are not written while nobody wants them, nor for what did not happen', async () => {
    await book();
    await add(['booking.cancelled']);
    await book({ time: '16:00' });
    await world.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('bookings').set({ late: false }).execute();
        throw new Error('taken back');
      })
      .catch(() => undefined);
    const { rows } = await world.query('select type from webhook_events');
    expect(rows).toEqual([]);
  });

  test('of one endpoint are sent by one job at a time', async () => {
    const { id } = await add();
    await book();
    await book({ time: '16:00' });
    const { rows } = await world.query(
      `select distinct queue_name from graphile_worker.jobs where task_identifier = 'send-webhooks'`,
    );
    expect(rows).toEqual([{ queue_name: `webhooks ${id}` }]);
    await world.runJobs();
    expect(arrived).toHaveLength(2);
  });

  test('a redirect is not followed, and counts as a failure', async () => {
    await add();
    mood = 'moves';
    await book();
    await world.runJobs();
    expect(arrived).toEqual([]);
    expect(await state()).toMatchObject({ waiting: 1 });
  });

  test('an endpoint that failed for five days is stopped, keeps what waits, and is tried again by a manager', async () => {
    const { id } = await add();
    mood = 'fails';
    await book();
    await world.runJobs();
    world.clock.advance(5 * 24 * 60);
    await world.runJobs(24 * 60);
    expect(await state()).toMatchObject({
      waiting: 1,
      stopped_at: world.clock.now().toISOString(),
    });
    mood = 'works';
    await world.runJobs(24 * 60);
    expect(arrived).toEqual([]);
    expect((await ask(tryWebhook, { id })).body).toMatchObject({
      stopped_at: null,
      failing_since: null,
    });
    await world.runJobs();
    expect(typesOf(arrived)).toEqual(['booking.made']);
    world.clock.set('2026-03-04T10:00:00+04:00');
  });

  test('one that was delivered can be sent again, under the same id', async () => {
    const { id } = await add();
    await book();
    await world.runJobs();
    const [{ id: delivery }] = (await ask(listDeliveries, { id })).body;
    expect((await ask(sendAgain, { id, delivery })).status).toBe(200);
    await world.runJobs();
    const ids = arrived.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await ask(sendAgain, { id, delivery: 2_000_000 })).body.detail).toContain(
      'no longer kept',
    );
  });

  test('what nobody sends for a while is found by the watch', async () => {
    await add();
    await book();
    await world.query(`delete from graphile_worker._private_jobs`);
    await world.query(`select graphile_worker.add_job('watch-webhooks')`);
    await world.runJobs();
    expect(typesOf(arrived)).toEqual(['booking.made']);
  });
});

describe('an address', () => {
  test('that is not public is refused in production, also where its name leads to a private one @SOFT-04', async () => {
    const app = await build({ ...depsOf(world), reachesLoopback: false });
    const tryAt = async (at: string) => {
      const reply = await callApi(
        { app },
        addWebhook,
        { url: at, events: ['client.made'] },
        { by: manager },
      );
      return [reply.statusCode, reply.json().fields?.url];
    };
    await world.sessionsBegun();
    for (const at of [url, 'https://10.0.0.1/', 'https://localhost/', 'http://books.example/']) {
      expect(await tryAt(at), at).toEqual([
        400,
        'Please enter a public address that begins with https://.',
      ]);
    }
    await app.close();
    // It was added while this was development.
    const { id } = await add();
    await book();
    await sendWebhooks({ ...depsOf(world), reachesLoopback: false }, id);
    expect((await ask(listDeliveries, { id })).body[0]).toMatchObject({
      failure: 'address',
      answer: null,
    });
    expect(arrived).toEqual([]);
  });

  test('where nobody answers fails and says so', async () => {
    const { id } = await add();
    await ask(changeWebhook, { id, url: 'http://127.0.0.1:1/hook', events: ['booking.made'] });
    await book();
    await world.runJobs();
    expect((await ask(listDeliveries, { id })).body[0]).toMatchObject({ failure: 'unreachable' });
  });

  test('is changed and removed with a line in the audit log, and its secret is shown once', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await state())).not.toContain(secret);
    const { rows } = await world.query<{ all: string }>(
      `select string_agg(encode(secret_sealed, 'escape'), '') as all from webhook_endpoints`,
    );
    expect(rows[0]?.all).not.toContain(secret);
    await ask(changeWebhook, { id, url, events: ['client.made'] });
    expect((await ask(removeWebhook, { id })).status).toBe(204);
    expect((await ask(removeWebhook, { id })).body.detail).toBe(
      'Nothing is sent to this address any more.',
    );
    expect((await ask(listDeliveries, { id })).status).toBe(404);
    const { body } = await ask(listAudit, { subject: 'webhook' });
    expect(body.records.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'ended',
      'changed',
      'added',
    ]);
  });

  test('a studio has twenty at most', async () => {
    for (let count = 0; count < MOST_WEBHOOKS; count += 1) await add(['client.made']);
    const { status, body } = await ask(addWebhook, { url, events: ['client.made'] });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('20 addresses')]);
  });
});
