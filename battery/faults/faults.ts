import { randomUUID } from 'node:crypto';
import { createAppointment } from '@limber/contract/bookings.ts';
import { openClient } from '../../server/src/platform/database/connections.ts';
import { atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { endLimber, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio, type Spare } from '../stand/studio.ts';
import { openWire, type Wire } from '../stand/wire.ts';
import { sendMail } from './send-mail.ts';

const ANSWERED_MS = 3000;
const BACK_MS = 10_000;
const ENDED_MS = 15_000;
const LANES = 16;

/** What the product needs breaks. */
export const faults: Drill = {
  name: 'faults',
  what:
    'While sixteen clients book, the database is unreachable, frozen, two seconds late, breaks its ' +
    'connections, is locked so that every connection waits, and takes no writes; then the mail server is dead, ' +
    'hangs, drags, refuses and breaks off. A full disk is not tried.',
  mostMinutes: 30,
  run: ({ many, seed, onStand, say }) =>
    onStand({}, async (stand) => {
      const wire = await openWire(stand.databaseUrl);
      try {
        const clients = await stand.addClients(3000, 'faulty');
        const limber = await stand.start({ JOBS: 'off', DATABASE_URL: wire.url });
        const studio = await readStudio(stand, limber.base, clients);
        const spare = await listSpare(studio, many(8000, 2000), seed);
        const findings: Finding[] = [];
        for (const [name, begin] of Object.entries(faultsOf(stand, wire))) {
          findings.push(
            ...(await suffer({ stand, wire, limber, spare, name }, begin, many(10, 3))),
          );
          say(name);
        }
        findings.push(...(await sendMail(stand, spare, many(5, 1))));
        return findings;
      } finally {
        wire.close();
      }
    }),
};

/** Begins a fault and answers how it is ended. */
type Begin = () => Promise<() => Promise<unknown>>;

function faultsOf(stand: Stand, wire: Wire): Record<string, Begin> {
  const carried = (how: Parameters<Wire['carry']>[0]) => async () => {
    wire.carry(how);
    return async () => wire.carry('as it is');
  };
  return {
    'database unreachable': carried('broken'),
    'database frozen': async () => {
      const rows = await stand.query<{ pid: number }>('select pid from pg_stat_activity');
      const pids = [stand.postmaster(), ...rows.map(({ pid }) => pid)];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return async () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    'database silent': carried('nothing'),
    'database two seconds late': carried('slowly'),
    'connections reset': async () => {
      const resets = setInterval(() => {
        wire.carry('broken');
        wire.carry('as it is');
      }, 100);
      return async () => clearInterval(resets);
    },
    'every connection waits': async () => {
      const blocker = await openClient(stand.databaseUrl);
      await blocker.query('begin; lock table accounts');
      return () => blocker.end();
    },
    'database takes no writes': async () => {
      await readOnly(stand, 'on');
      return () => readOnly(stand, 'off');
    },
  };
}

/** As on a replica, or on one that an administrator has closed. */
async function readOnly(stand: Stand, how: 'on' | 'off'): Promise<void> {
  const client = await openClient(stand.databaseUrl);
  await client.query(`set default_transaction_read_only = off`);
  await client.query(`alter database limber set default_transaction_read_only = ${how}`);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'limber requests%'`);
  await client.end();
}

interface Suffering {
  readonly stand: Stand;
  readonly wire: Wire;
  readonly limber: Limber;
  readonly spare: Spare[];
  readonly name: string;
}

/** Books for so many seconds while a fault lasts, and afterwards until it is over. */
async function suffer(
  { stand, wire, limber, spare, name }: Suffering,
  begin: Begin,
  seconds: number,
): Promise<Finding[]> {
  const other = await stand.start({ JOBS: 'off', DATABASE_URL: wire.url });
  await book(stand, other, spare);
  const end = await begin();
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const lane = async () => {
    while (performance.now() < until) answers.push(await book(stand, limber, spare));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  void book(stand, other, spare);
  const endedMs = await endLimber(other);
  await end();
  const over = performance.now();
  let back = await book(stand, limber, spare);
  while (back.status !== 201) back = await book(stand, limber, spare);
  const backMs = performance.now() - over;
  const granted = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  const kept = await stand.query('select from bookings where id = any ($1)', [granted]);
  const strange = answers.filter(({ status }) => status !== 201 && status !== 503);
  const unsaid = answers.filter(({ status, headers }) => status === 503 && !headers['retry-after']);
  return [
    told(`${name}: answers`, `${answers.length}, ${granted.length} of them 201`),
    exactly(`${name}: neither 201 nor 503`, strange.length, 0, strange.map(textOf)),
    exactly(`${name}: 503 without Retry-After`, unsaid.length),
    exactly(`${name}: false 201`, granted.length - kept.length),
    atMost(`${name}: latest answer`, Math.max(...answers.map(tookMs)), ANSWERED_MS, 'ms'),
    atMost(`${name}: books again after`, backMs, BACK_MS, 'ms'),
    atMost(`${name}: SIGTERM ends it in`, endedMs, ENDED_MS, 'ms'),
  ];
}

async function book(stand: Stand, limber: Limber, spare: Spare[]): Promise<Answer> {
  const each = spare.pop();
  if (!each) throw new Error('The diary is used up.');
  const headers = { ...stand.client(each.clientId), 'idempotency-key': randomUUID() };
  return ask(limber.base, createAppointment, each.body, headers);
}

const tookMs = (answer: Answer) => answer.tookMs;

function textOf({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body).slice(0, 100)}`;
}
