import { generateOtp } from '@limber/contract/auth.ts';
import { afterAll, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { followRequests } from '../src/platform/job-workers.ts';
import { callApi } from './call-api.ts';
import { depsOf, openLog, openWorld } from './harness.ts';
import { addClient } from './people.ts';

const world = await openWorld();
const { lines, logger } = openLog();
const app = await build({
  ...depsOf(world),
  trustedProxies: ['10.1.0.0/16'],
  logger,
});
afterAll(() => app.close());

const PROXY = '10.1.2.3';
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

async function askAs(name: string, remoteAddress: string) {
  const headers = { 'x-request-id': name };
  const reply = await app.inject({ url: '/api/v1/', headers, remoteAddress });
  return String(reply.headers['x-request-id']);
}

test('a request has the name that a trusted proxy gave it, and its reply says so', async () => {
  expect(await askAs('caddy-4f1d.2026', PROXY)).toBe('caddy-4f1d.2026');
});

test.each([
  ['somebody else', 'caddy-4f1d.2026', '192.0.2.1'],
  ['an address that looks alike', 'caddy-4f1d.2026', '::ffff:10.2.2.3'],
  ['too short', 'a', PROXY],
  ['too long', 'a'.repeat(65), PROXY],
  ['what is no name', 'one","level":"60', PROXY],
])('and a name of ours where it is by %s', async (_, name, remoteAddress) => {
  expect(await askAs(name, remoteAddress)).toMatch(UUID);
});

test('the id goes from the request to its log, to its jobs and to theirs', async () => {
  const { email } = await addClient(world, 'Named');
  const name = 'from-proxy-to-job';
  const headers = { 'x-request-id': name };
  await callApi({ app }, generateOtp, { email }, { headers, remoteAddress: PROXY });
  const logged = lines.map((line) => JSON.parse(line)).filter((each) => each.reqId === name);
  expect(logged.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  const { rows } = await world.query<{ id: string; task: string }>(
    `select payload->>'requestId' as id, identifier as task
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id`,
  );
  expect(rows).toEqual([{ id: name, task: 'send-mail' }]);
});

test('a job that fails says for which request', async () => {
  const fail = () => Promise.reject(new Error('The mail could not be sent'));
  const followed = followRequests({ 'send-mail': fail } as never);
  const payload = { eventKey: 'one', requestId: 'from-proxy-to-job' };
  await expect(followed['send-mail'](payload)).rejects.toThrow(
    'The mail could not be sent (request from-proxy-to-job)',
  );
  await expect(followed['send-mail']({ eventKey: 'one' })).rejects.toThrow(/sent$/);
});
