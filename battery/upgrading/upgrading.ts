import { join } from 'node:path';
import { changeProfile, readProfile } from '@limber/contract/accounts.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { openClient } from '../../server/src/platform/database/connections.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { endLimber, startLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { layOut, layOutMigrations, type Step, stepsOfHistory } from './past-versions.ts';

/** The patience of requests with a lock, and some. */
const LONGEST_MS = 3000;
const AT_ONCE = 4;

/** The migrations of each version run while the version before answers. */
export const upgrading: Drill = {
  name: 'upgrading',
  what:
    'Each version of the history that brought migrations: the version before it is started with the demo, ' +
    'clients read, change their profile and book; meanwhile the migrations run, and they go on. Only what ' +
    'the database keeps waiting may be answered 503.',
  mostMinutes: 60,
  run: ({ many, onStand, say }) =>
    onStand({ durable: false }, async (stand) => {
      const all = stepsOfHistory();
      const steps = all.slice(-many(all.length, 1));
      const done: Upgraded[] = [];
      for (const [index, step] of steps.entries()) {
        done.push(await upgrade(stand, step, index));
        say(`${step.migrations.join(', ')}: ${done.at(-1)?.answers.length} answers`);
      }
      return judge(done);
    }),
};

interface Upgraded {
  readonly step: Step;
  readonly answers: readonly Answer[];
  readonly migratedInMs: number;
  /** Bookings made once the migrations had run. */
  readonly bookedAfter: number;
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
  const answers: Answer[] = [];
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
  const began = performance.now();
  await migrate(url, migrations);
  const migratedInMs = performance.now() - began;
  const before = answers.length;
  wanted = before + 120;
  await working;
  await endLimber(limber);
  const bookedAfter = answers.slice(before).filter(({ status }) => status === 201).length;
  return { step, answers, migratedInMs, bookedAfter };
}

/** What is asked by turns: a profile is read and changed, an hour is booked. */
async function askers(url: string, base: string, stand: Stand) {
  const client = await openClient(url);
  // Of their own: those of the demo have as much to come as can be booked online.
  const { rows: clients } = await client.query<{ id: number }>(
    `insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
     select 'upgraded' || n || '@battery.example', 'Amina', 'Haddad', '+971500000000', 'female', $1
     from generate_series(1, 100) as n returning id`,
    [stand.now()],
  );
  const { rows: therapists } = await client.query<{ id: number; at: string }>(
    `select id, location_code as at from therapists where not books_by_phone order by id limit 4`,
  );
  const { rows: services } = await client.query<{ id: number; fils: number }>(
    `select service_id as id, price_fils as fils from service_durations
     join services on services.id = service_id where lasts_minutes = 60 and services.name = 'Stretching'`,
  );
  await client.end();
  const service = services[0];
  if (!service) throw new Error('The demo of this version has no hour of stretching.');
  return (turn: number): Promise<Answer> => {
    const by = stand.client(clients[turn % clients.length]?.id as number);
    if (turn % 3 === 0) return ask(base, readProfile, {}, by);
    if (turn % 3 === 1) {
      return ask(base, changeProfile, { first_name: 'Amina', last_name: 'Haddad' }, by);
    }
    const therapist = therapists[turn % therapists.length] as { id: number; at: string };
    const day = new Date(stand.now().getTime() + (60 + (turn % 90)) * 86_400_000);
    const booking = {
      services: [{ id: service.id, name: '', time: 60, price: 0, type: 'service' }],
      serviceType: 'service',
      therapist_id: therapist.id,
      date: day.toISOString().slice(0, 10),
      time: `${13 + (turn % 7)}:00`,
      duration: 60,
      total_price: service.fils / 100,
      location: therapist.at,
      total_duration: 60,
    };
    return ask(base, createAppointment, booking, by);
  };
}

function judge(done: readonly Upgraded[]): Finding[] {
  const answers = done.flatMap((each) => each.answers);
  const failed = done.flatMap(({ step, answers }) =>
    answers
      .filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
      .map(({ status }) => `${status} at ${step.migrations.join(', ')}`),
  );
  const silent = done.filter(({ bookedAfter }) => bookedAfter === 0);
  return [
    told('versions', done.length),
    told('answers', answers.length),
    told('of them 503', answers.filter(({ status }) => status === 503).length),
    exactly('answers 5xx or none', failed.length, 0, failed),
    exactly(
      'versions that booked nothing after the migrations',
      silent.length,
      0,
      silent.map(({ step }) => step.migrations.join(', ')),
    ),
    atMost(
      'the longest answer',
      Math.max(...answers.map(({ tookMs }) => tookMs)),
      LONGEST_MS,
      'ms',
    ),
    told(
      'the longest migrations',
      `${Math.max(...done.map(({ migratedInMs }) => migratedInMs)).toFixed(0)} ms`,
    ),
  ];
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((tick) => setImmediate(tick));
}
