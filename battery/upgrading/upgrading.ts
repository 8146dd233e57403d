import { join } from 'node:path';
import { changeProfile, readProfile } from '@limber/contract/accounts.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openClient } from '../../server/src/platform/database/open-connections.ts';
import { atLeast, atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { install } from '../stand/install.ts';
import { endLimber, startLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { type Around, idleBefore, type Said, shareBooked, unexplained } from './judge-upgrade.ts';
import { layOut, layOutMigrations, type Step, stepsOfHistory } from './past-versions.ts';

/** A request's timeout for locks, and some more. */
const LONGEST_MS = 3000;
const AT_ONCE = 4;
/** Days on which hours are booked. */
const DAYS = 90;
const MOST_BUSY_PERCENT = 1;
/** Free hours vary, so slightly fewer are not a fault. */
const LEAST_SHARE = 0.5;

/** The migrations of each version run while the previous version answers. */
export const upgrading: Drill['run'] = ({ short, many, onStand, say }) =>
  // Each version has a database of its own, so a single one disturbs nobody.
  onStand({ durable: false, alone: !short }, async (stand) => {
    const all = stepsOfHistory();
    if (all.length === 0) return [atLeast('versions of the history', 0, short ? 0 : 1)];
    // The previous version has the same packages as this one.
    if (!short) await install(import.meta.dirname);
    const steps = all.slice(-many(all.length, 1));
    const done: Upgraded[] = [];
    for (const [index, step] of steps.entries()) {
      done.push(await upgrade(stand, step, index));
      say(`${step.migrations.join(', ')}: ${done.at(-1)?.answers.length} answers`);
    }
    return judge(done);
  });

interface Upgraded extends Around {
  readonly step: Step;
  readonly answers: readonly (Said & Answer)[];
  readonly migratedInMs: number;
}

async function upgrade(stand: Stand, step: Step, index: number): Promise<Upgraded> {
  const database = `upgrade_${index}`;
  const folder = join(stand.folder, database);
  const main = layOut(step.before, join(folder, 'old'));
  const migrations = layOutMigrations(step.with, join(folder, 'new'));
  await stand.query(`create database ${database}`);
  const url = Object.assign(new URL(stand.databaseUrl), { pathname: `/${database}` }).toString();
  const limber = await startLimber({ ...stand.env, DATABASE_URL: url }, undefined, undefined, main);
  const asking = await askers(url, limber.base, stand);
  const answers: (Said & Answer)[] = [];
  let wanted = Number.POSITIVE_INFINITY;
  let turn = 0;
  const one = async () => {
    while (answers.length < wanted) {
      turn += 1;
      answers.push(await asking(turn));
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, one));
  await until(() => answers.length >= 60);
  const before = answers.length;
  const began = performance.now();
  await migrate(url, migrations);
  const migratedInMs = performance.now() - began;
  const after = answers.length;
  wanted = after + 120;
  await working;
  await endLimber(limber);
  return { step, answers, before, after, migratedInMs };
}

/** The requests in rotation: a profile is read and changed, an hour is booked. */
async function askers(url: string, base: string, stand: Stand) {
  const client = await openClient(url);
  // New clients: the demo's have as many coming sessions as can be booked online.
  const { rows: clients } = await client.query<{ id: number }>(
    `insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
     select 'upgraded' || n || '@battery.example', 'Amina', 'Haddad', '+971500000000', 'female', $1
     from generate_series(1, 1000) as n returning id`,
    [stand.now()],
  );
  const { rows: therapists } = await client.query<{ id: number; at: string }>(
    `select id, location_code as at from therapists where not books_by_phone order by id limit 4`,
  );
  const { rows: services } = await client.query<{ id: number; minor: number }>(
    `select service_id as id, price_fils as minor from service_durations
     join services on services.id = service_id where lasts_minutes = 60 and services.name = 'Stretching'`,
  );
  await client.end();
  const service = services[0];
  if (!service) throw new Error('The demo of this version has no hour of stretching.');
  return async (turn: number): Promise<Said & Answer> => {
    const by = stand.client(clients[turn % clients.length]?.id as number);
    if (turn % 3 === 0) return { call: 'read', ...(await ask(base, readProfile, {}, by)) };
    if (turn % 3 === 1) {
      const name = { first_name: 'Amina', last_name: 'Haddad' };
      return { call: 'change', ...(await ask(base, changeProfile, name, by)) };
    }
    // Each another hour, so that there are enough for migrations that take a while.
    const nth = Math.floor(turn / 3);
    const therapist = therapists[nth % therapists.length] as { id: number; at: string };
    const days = Math.floor(nth / therapists.length);
    const day = new Date(stand.now().getTime() + (60 + (days % DAYS)) * 86_400_000);
    const hour = 13 + (Math.floor(days / DAYS) % 7);
    const booking = {
      services: [{ id: service.id, name: '', time: 60, price: 0, type: 'service' }],
      serviceType: 'service',
      therapist_id: therapist.id,
      date: day.toISOString().slice(0, 10),
      time: `${hour}:00`,
      duration: 60,
      total_price: service.minor / 100,
      location: therapist.at,
      total_duration: 60,
    };
    return { call: 'book', ...(await ask(base, createAppointment, booking, by)) };
  };
}

function judge(done: readonly Upgraded[]): Finding[] {
  const answers = done.flatMap((each) => each.answers);
  const named = ({ step }: Upgraded) => step.migrations.join(', ');
  const failed = done.flatMap((each) =>
    unexplained(each).map(({ call, status }) => `${call}: ${status} at ${named(each)}`),
  );
  const idle = done.flatMap((each) => idleBefore(each).map((call) => `${call} at ${named(each)}`));
  const fewer = done
    .filter((each) => {
      const { before, after } = shareBooked(each);
      return !(after >= before * LEAST_SHARE);
    })
    .map(named);
  const busy = answers.filter(({ status }) => status === 503).length;
  return [
    told('versions', done.length),
    told('answers', answers.length),
    atMost('of them 503', (100 * busy) / answers.length, MOST_BUSY_PERCENT, '%'),
    exactly('calls that did nothing before the migrations already', idle.length, 0, idle),
    exactly('answers that nothing explains, or none', failed.length, 0, failed),
    exactly('versions that booked less after the migrations', fewer.length, 0, fewer),
    atMost(
      'the longest answer',
      Math.max(...answers.map(({ tookMs }) => tookMs)),
      LONGEST_MS,
      'ms',
    ),
    ...done
      .toSorted((a, b) => b.migratedInMs - a.migratedInMs)
      .slice(0, 1)
      .map((each) =>
        told('the longest migrations', `${each.migratedInMs.toFixed(0)} ms, ${named(each)}`),
      ),
  ];
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((tick) => setImmediate(tick));
}
