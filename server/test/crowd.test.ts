import { type AddressInfo, connect } from 'node:net';
import * as contract from '@limber/contract/accounts.ts';
import * as auth from '@limber/contract/auth.ts';
import { route } from '@limber/contract/route.ts';
import { Detail } from '@limber/contract/values/failure.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { openClient } from '../src/platform/database/open-connections.ts';
import { API_BASE, serve } from '../src/platform/http/serve-calls.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { untilBlocked } from './blocked.ts';
import { callApi } from './call-api.ts';
import { depsOf, openWorld, TEST_SECRET } from './harness.ts';
import { addClient } from './people.ts';

let app: FastifyInstance;

const world = await openWorld();
const amina = await addClient(world, 'Amina');
beforeEach(() => open({ mostReadAtOnce: 1 }));

async function open(given: { mostReadAtOnce: number; answeredMs?: number }): Promise<void> {
  app = await build({ ...depsOf(world), ...given });
}

const readProfile = () => callApi({ app }, contract.readProfile, {}, { by: amina });

/** Asks for the profile twice while the table of accounts is locked, and does `work` meanwhile. */
async function whileOneReads(work: () => Promise<void>): Promise<number[]> {
  const blocker = await openClient(world.databaseUrl);
  await blocker.query('begin; lock table accounts');
  const asked = [readProfile(), readProfile()];
  await untilBlocked(world, 1, Promise.all(asked));
  await work();
  await blocker.end();
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

test('a read waits while the maximum number are being answered', async () => {
  const statuses = await whileOneReads(async () => {
    await expect.poll(() => app.admissions?.waiting).toBe(1);
  });
  expect(statuses).toEqual([200, 200]);
  expect((await readProfile()).statusCode).toBe(200);
});

test('a write waits for no read', async () => {
  const statuses = await whileOneReads(async () => {
    const code = await callApi({ app }, auth.obtainToken, { email: 'x', otp: 'y' });
    expect(code.statusCode).toBe(400);
  });
  expect(statuses).toEqual([200, 200]);
});

test('a request that waits too long gets a 503, and takes no place', async () => {
  await open({ mostReadAtOnce: 1, answeredMs: 50 });
  const statuses = await whileOneReads(async () => {
    await expect.poll(() => app.admissions?.waiting).toBe(0);
  });
  expect(statuses).toEqual([503, 503]);
  expect((await readProfile()).statusCode).toBe(200);
});

test('a caller who does not read the reply blocks nobody', async () => {
  const asked = Promise.withResolvers<void>();
  serve(app, { ...world, secret: TEST_SECRET, random: systemRandomness() }, long, async () => {
    asked.resolve();
    // More than the system takes off the hands of who sends it.
    return { detail: 'x'.repeat(64 * 1024 * 1024) };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  slow.write(`GET ${API_BASE}${long.path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await asked.promise;
  expect((await readProfile()).statusCode).toBe(200);
  slow.destroy();
  await app.close();
});

const long = route.get('planted/', 'public', {
  summary: 'More than can be sent at once',
  replies: { 200: Detail },
});
