import { afterAll, beforeEach, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { depsOf, openLog, openWorld } from './harness.ts';
import { addClient } from './people.ts';

const world = await openWorld();
const { lines, logger } = openLog();
const app = await build({
  ...depsOf(world),
  logger,
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const post = (path: string, body: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: `/api/v1/auth/token/${path}`, body, remoteAddress });
const logged = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.security)
    .map(({ level, security, accountId, address }) => ({ level, security, accountId, address }));

test('signing in, wrong codes and tokens used twice are logged without secrets', async () => {
  const { id, email } = await addClient(world, 'Watched');
  await post('generate-otp/', { email });
  await world.runJobs();
  const otp = world.mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const wrong = otp === '111111' ? '222222' : '111111';
  expect((await post('', { email, otp: wrong })).statusCode).toBe(401);
  const first = (await post('', { email, otp })).json();
  const second = (await post('refresh/', { refresh: first.refresh })).json();
  await post('refresh/', { refresh: second.refresh });
  expect((await post('refresh/', { refresh: first.refresh })).statusCode).toBe(401);

  const [warn, info] = [40, 30];
  expect(logged()).toEqual([
    { level: warn, security: 'wrong code', accountId: undefined, address: '192.0.2.1' },
    { level: info, security: 'signed in', accountId: id, address: '192.0.2.1' },
    { level: warn, security: 'refresh token used twice', accountId: id, address: undefined },
  ]);
  const said = lines.join('');
  for (const secret of [email, otp, wrong, first.access, first.refresh, second.refresh]) {
    expect(said).not.toContain(secret);
  }
});

test('the secret of a link that signs in is not logged, whether it does or not', async () => {
  const { id, email } = await addClient(world, 'Tapping');
  const asked = await post('generate-otp/', { email });
  await world.runJobs();
  const token = world.mails.at(-1)?.text.match(/#([\w-]{43})/)?.[1] ?? '';
  expect((await post('link/', { token })).statusCode).toBe(401);
  const opened = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/token/link/',
    body: { token },
    remoteAddress: '192.0.2.1',
    headers: { cookie: String(asked.headers['set-cookie']).split(';')[0] },
  });
  expect(opened.statusCode).toBe(200);
  expect(logged()).toEqual([
    { level: 40, security: 'wrong code', accountId: undefined, address: '192.0.2.1' },
    { level: 30, security: 'signed in', accountId: id, address: '192.0.2.1' },
  ]);
  expect(lines.join('')).not.toContain(token);
});

test('a reached limit is logged once for each caller who meets it', async () => {
  for (let times = 0; times < 61; times += 1) {
    await post('generate-otp/', { email: 'nobody@client.example' }, '198.51.100.9');
  }
  expect(logged()).toEqual([
    { level: 40, security: 'limit reached', accountId: undefined, address: '198.51.100.9' },
  ]);
});

test('a key in an address is not in the log of requests', async () => {
  const token = 'invitation-that-nobody-may-read-in-the-logs';
  const pass = 'a-pass-of-a-card-32-letters-long';
  for (const url of [
    `/api/v1/appointment/package-invitations/${token}/`,
    `/api/v1/appointment/membership/check/${pass}/`,
    `/invitation/${token}`,
    `/login?next=%2Finvitation%2F${token}`,
    `/api/v1/no/such/${token}`,
    `/${token}/%E0%A4%A`,
  ]) {
    await app.inject({ url });
  }
  const urls = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
  expect(urls).toHaveLength(6);
  expect(urls).toContain('/api/v1/appointment/package-invitations/…/');
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(pass);
});
