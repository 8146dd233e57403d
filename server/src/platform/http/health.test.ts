import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { healthRoutes } from './health.ts';

afterEach(() => vi.useRealTimers());

function ask(query: () => Promise<unknown>) {
  const app = Fastify();
  healthRoutes(app, { query } as never);
  return app.inject('/healthz');
}

test('is 200 while the database answers, and never kept by a cache', async () => {
  const reply = await ask(async () => ({ rows: [{}] }));
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('is 503 when the database refuses', async () => {
  const reply = await ask(() => Promise.reject(new Error('gone')));
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { detail: 'The database does not answer.' },
  ]);
});

test('is 503 when the database takes two seconds', async () => {
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
