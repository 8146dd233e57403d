import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { healthRoutes } from './health.ts';

afterEach(() => vi.useRealTimers());

const MIGRATIONS = ['0001-studio.sql', '0002-auth.sql'];
const applied = (names: string[]) => async () => ({ rows: names.map((name) => ({ name })) });

function ask(query: () => Promise<unknown>, { url = '/readyz', isStopping = false } = {}) {
  const app = Fastify();
  healthRoutes(app, {
    pool: { query } as never,
    migrations: MIGRATIONS,
    isStopping: () => isStopping,
  });
  return app.inject(url);
}

const answered = async (...asked: Parameters<typeof ask>) => {
  const reply = await ask(...asked);
  return [reply.statusCode, reply.json()];
};

test('a process lives without its database, and is never kept by a cache', async () => {
  const reply = await ask(() => Promise.reject(new Error('gone')), { url: '/healthz' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a process is sent callers while its database answers, also a newer one', async () => {
  const reply = await ask(applied([...MIGRATIONS, '0003-newer.sql']));
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('nobody is sent to a process that stops, without a database, or with an older one', async () => {
  expect(await answered(applied(MIGRATIONS), { isStopping: true })).toEqual([
    503,
    { detail: 'This process is stopping.' },
  ]);
  expect(await answered(() => Promise.reject(new Error('gone')))).toEqual([
    503,
    { detail: 'The database does not answer.' },
  ]);
  expect(await answered(applied(['0001-studio.sql']))).toEqual([
    503,
    { detail: 'The database is that of an older version.' },
  ]);
});

test('nor when the database takes two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Promise.withResolvers<void>();
  const reply = ask(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  reply.catch(() => {});
  const answer = Promise.resolve(reply);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).json()).toEqual({ detail: 'The database does not answer in time.' });
});
