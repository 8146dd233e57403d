import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as auth from '@limber/contract/auth.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import type { Route } from '@limber/contract/route.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '../src/platform/database/open-connections.ts';
import { API_BASE } from '../src/platform/http/serve-calls.ts';
import { openWorld, type World } from './harness.ts';
import { addClient, serviceNamed, therapistNamed } from './people.ts';
import { freePort, type Started, startProcess, stopProcess } from './processes/limber-process.ts';

const CODE = /\b\d{6}\b/;

let world: World;
let dataDir: string;
let metricsPort: number;
let first: Started;
let second: Started;

beforeAll(async () => {
  world = await openWorld();
  dataDir = mkdtempSync(join(tmpdir(), 'limber-two-'));
  // One after the other: the ports are looked for while nobody else takes them.
  metricsPort = await freePort();
  first = await startProcess(world, dataDir, { METRICS_PORT: String(metricsPort) });
  second = await startProcess(world, dataDir, { LEAVE_SECONDS: '3' });
}, 60_000);

afterAll(async () => {
  await Promise.all([first, second].filter(Boolean).map(({ process }) => stopProcess(process)));
  rmSync(dataDir, { recursive: true, force: true });
});

describe('two processes on one database', () => {
  test('know each other’s codes, tokens and used-up codes', async () => {
    await addClient(world, 'Amina');
    await call(first, auth.generateOtp, { email: 'amina@client.example' });
    const otp = await codeFor('amina@client.example');
    const signedIn = await call(second, auth.obtainToken, {
      email: 'amina@client.example',
      otp,
    });
    expect(signedIn.status).toBe(200);
    const again = await call(first, auth.obtainToken, { email: 'amina@client.example', otp });
    expect(again.status).toBe(401);
    const me = await call(first, auth.me, undefined, signedIn.body.access);
    expect(me.body.first_name).toBe('Amina');
    const rotated = await call(first, auth.refreshToken, {
      refresh: signedIn.body.refresh,
    });
    expect(rotated.status).toBe(200);
  });

  test('count wrong tries together', async () => {
    await addClient(world, 'Badr');
    const email = 'badr@client.example';
    await call(first, auth.generateOtp, { email });
    const otp = await codeFor(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (const each of [first, second, first, second, first]) {
      expect((await call(each, auth.obtainToken, { email, otp: wrong })).status).toBe(401);
    }
    expect((await call(second, auth.obtainToken, { email, otp })).status).toBe(401);
  });

  test('book one slot once, and tell the client once', async () => {
    const amina = await signIn('Camila');
    const request = {
      services: [
        {
          id: await serviceNamed(world, 'Stretching'),
          name: '',
          time: 60,
          price: 0,
          type: 'service',
        },
      ],
      serviceType: 'service',
      therapist_id: await therapistNamed(world, 'Noura'),
      date: '2026-03-12',
      time: '14:00',
      duration: 60,
      total_price: 320,
      location: 'A',
      total_duration: 60,
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(index % 2 ? first : second, createAppointment, request, amina),
      ),
    );
    const statuses = replies.map((reply) => reply.status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const confirmed = /^Mail to camila@client\.example: Limber: Your session on 12 March 2026/;
    await printed(confirmed);
    // A mail that only the other process would send a second time would come before this later
    // one.
    await call(first, auth.generateOtp, { email: 'camila@client.example' });
    await printed(/^Mail to camila@client\.example/, 3);
    expect([...first.lines, ...second.lines].filter((line) => confirmed.test(line))).toHaveLength(
      1,
    );
  });

  test('keep connections for jobs, mails among them, apart from those for requests', async () => {
    const { email } = await addClient(world, 'Dana');
    const blocker = await openClient(world.databaseUrl);
    await blocker.query('begin; lock table mails');
    const waiting = async () => {
      const { rows } = await world.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ name }) => name);
    };
    const eventually = { interval: 20 };
    await world.query(`select graphile_worker.add_job('send-mail', '{"eventKey":"none"}')`);
    await expect.poll(waiting, eventually).toEqual(['limber jobs']);
    const asked = call(first, auth.generateOtp, { email });
    await expect.poll(waiting, eventually).toContain('limber requests');
    await blocker.end();
    await asked;
  }, 30_000);

  test('say what they measure at a port of its own, and not where clients are', async () => {
    const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await reply.text();
    expect(text).toContain('limber_database_up 1');
    expect(text).toMatch(/limber_pool_most\{pool="requests"\} 10/);
    expect(text).toMatch(
      /limber_job_seconds_count\{task="send-mail",outcome="done"\}|limber_jobs_due/,
    );
    expect((await fetch(`${first.url}/metrics`)).headers.get('content-type')).not.toContain(
      'version=0.0.4',
    );
  });

  test('one of them ends when it is told to, though half a request is waiting there', {
    timeout: 30_000,
  }, async () => {
    const half = connect(Number(new URL(second.url).port), '127.0.0.1');
    half.on('error', () => {});
    half.write('POST /api/v1/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n{');
    // Answered after the half that came before it.
    expect((await fetch(second.url + API_BASE)).status).toBe(404);
    const ended = once(second.process, 'exit');
    const ready = () => fetch(`${second.url}/readyz`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    second.process.kill('SIGTERM');
    // It goes on answering for three seconds, in which a load balancer sends new callers
    // elsewhere.
    await expect.poll(ready, { interval: 20 }).toBe(503);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    expect(await ended).toEqual([0, null]);
    expect((await call(first, auth.verifyToken, { token: 'x' })).status).toBe(401);
  });
});

async function signIn(firstName: string): Promise<string> {
  const { email } = await addClient(world, firstName);
  await call(first, auth.generateOtp, { email });
  const otp = await codeFor(email);
  return (await call(second, auth.obtainToken, { email, otp })).body.access;
}

/** The code in the newest mail to `email`, once either process has sent it. */
async function codeFor(email: string): Promise<string> {
  await printed(new RegExp(`^Mail to ${email}`));
  const reply = await fetch(`${first.url}/dev/inbox?to=${email}`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = (await reply.json()) as { text: string }[];
  return CODE.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

/** Resolves when the processes have printed `times` lines that match. */
function printed(pattern: RegExp, times = 1): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const lines = [...first.lines, ...second.lines];
      if (lines.filter((line) => pattern.test(line)).length >= times) done();
    };
    for (const { process } of [first, second]) process.stdout?.on('data', () => setImmediate(look));
    look();
  });
}

async function call(
  to: Started,
  { method, path }: Pick<Route, 'method' | 'path'>,
  body?: object,
  access?: string,
) {
  const reply = await fetch(to.url + API_BASE + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the reply it asked for
  return { status: reply.status, body: (await reply.json()) as any };
}
