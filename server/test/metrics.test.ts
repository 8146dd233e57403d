import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateOtp } from '@limber/contract/auth.ts';
import { afterAll, expect, test } from 'vitest';
import { build } from '../src/app.ts';
import { countWaitingMails } from '../src/modules/notifications/count-waiting-mails.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { countJobs } from '../src/platform/metrics/count-jobs.ts';
import { tellState } from '../src/platform/metrics/gauges.ts';
import { makeMetrics } from '../src/platform/metrics/metrics.ts';
import { serveMetrics } from '../src/platform/metrics/serve-metrics.ts';
import { postBooking, serviceRequest } from './booking-requests.ts';
import { callApi } from './call-api.ts';
import { depsOf } from './harness.ts';
import { openStudio } from './studio.ts';

const studio = await openStudio();
const { world } = studio;
const metrics = makeMetrics();
const app = await build({
  ...depsOf(world),
  metrics,
});
const watched = openDatabase(world.databaseUrl, 3);
const look = tellState(metrics.registry, {
  pools: { requests: { pool: watched.pool, most: 3 } },
  countJobs: () => countJobs(watched.db),
  countMails: () => countWaitingMails(watched.db, world.clock.now()),
});
const served = await serveMetrics(metrics.registry, look, { port: 0, host: '127.0.0.1' });
afterAll(() => Promise.all([served.stop(), app.close()]));
const told = async (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`);
const linesOf = async () => (await (await told()).text()).split('\n');

test('requests are counted and timed by the pattern of their address, which names nobody', async () => {
  const secret = 'SECRETTOKEN'.repeat(4).slice(0, 43);
  await app.inject(`/api/v1/appointment/package-invitations/${secret}/`);
  await app.inject(`/nowhere/${secret}`);
  const text = (await linesOf()).join('\n');
  expect(text).toContain(
    'limber_http_requests_total{method="GET",route="/api/v1/appointment/package-invitations/:token/",status="404"} 1',
  );
  expect(text).toContain('limber_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(text).toMatch(/limber_http_request_seconds_count\{method="GET",route="none"\} 1/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
  expect(text).not.toContain('SECRETTOKEN');
});

test('bookings that are refused are counted by the rule that did', async () => {
  const request = await serviceRequest(world, { total_price: 1 });
  const reply = await postBooking({ ...world, app }, studio.amina, request);
  expect(reply.statusCode).toBe(409);
  expect(await linesOf()).toContain('limber_bookings_refused_total{reason="price"} 1');
});

test('waiting jobs and mails are reported with their age, and no pool is left out', async () => {
  await callApi({ app }, generateOtp, { email: 'waiting@client.example' });
  await world.query(`select graphile_worker.add_job('send-mail', '{"eventKey":"old"}',
    run_at := now() - interval '90 seconds')`);
  const lines = await linesOf();
  const value = (name: string) =>
    Number(
      lines
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    );
  expect(value('limber_database_up')).toBe(1);
  expect(value('limber_jobs_due{task="send-mail"}')).toBeGreaterThan(0);
  expect(value('limber_jobs_oldest_seconds{task="send-mail"}')).toBeGreaterThanOrEqual(90);
  expect(value('limber_mails_waiting')).toBeGreaterThanOrEqual(0);
  expect(value('limber_pool_most{pool="requests"}')).toBe(3);
  expect(value('limber_pool_waiting{pool="requests"}')).toBe(0);
  expect(lines.join('\n')).not.toContain('@client.example');
});

test('jobs are timed by whether they were done', async () => {
  const tasks = metrics.watchTasks({
    'clean-up': async () => {},
    'send-mail': () => Promise.reject(new Error('no')),
  } as never);
  await tasks['clean-up'](null);
  await expect(tasks['send-mail']({ eventKey: 'one' })).rejects.toThrow('no');
  const lines = await linesOf();
  expect(lines).toContain('limber_job_seconds_count{task="clean-up",outcome="done"} 1');
  expect(lines).toContain('limber_job_seconds_count{task="send-mail",outcome="failed"} 1');
});

test('the rules and the dashboard name nothing that is not measured', async () => {
  const text = (await linesOf()).join('\n');
  const ops = resolve(import.meta.dirname, '../../ops');
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const named = readFileSync(join(ops, file), 'utf8').match(/\b(?:limber|nodejs|process)_\w+/g);
    for (const name of new Set(named)) {
      expect(text, file).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
    }
  }
});

test('there is nothing else at that port, and without a database it says so', async () => {
  expect((await told('/')).status).toBe(404);
  await watched.close();
  const lines = await linesOf();
  expect(lines).toContain('limber_database_up 0');
  expect(lines.some((line) => line.startsWith('limber_jobs_due{'))).toBe(false);
});
