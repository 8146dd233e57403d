import { createWriteStream, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeProfile } from '@limber/contract/accounts.ts';
import { seededChance } from '../../server/seed/seeded-chance.ts';
import { backUp } from '../../server/src/platform/backup/back-up.ts';
import { restore } from '../../server/src/platform/backup/restore.ts';
import { openClient } from '../../server/src/platform/database/open-connections.ts';
import {
  type Change,
  forgeBackup,
  ofEarlierVersion,
} from '../../server/test/backup/forge-backup.ts';
import { hashesOf } from '../../server/test/backup/table-hashes.ts';
import { atLeast, type Drill, exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { Bookers } from '../stand/bookers.ts';
import type { Stand } from '../stand/stand.ts';
import { listSpare, readStudio } from '../stand/studio.ts';

const SECRET = 'of backups that are thrown away a moment later';
const MIGRATIONS = resolve(import.meta.dirname, '../../server/migrations');

/** Clients that book at the same time. */
const LANES = 2;
/** Least number of bookings in the file saved during work. */
const LEAST_BOOKED = 20;

/** A studio is saved while it works, saved again when it rests, and restored. */
export const restoring: Drill['run'] = ({ many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const clients = await stand.addClients(many(50_000, 50), 'kept');
    await addSessions(stand, many(500_000, 200));
    say('the studio is filled');
    const [{ base }] = await stand.two();
    const bookers = await bookersOf(stand, base, clients, many(5000, 60), seed);
    const atFirst = await hashesOf(stand.databaseUrl);
    const stop = work(stand, base, clients, bookers);
    // A backup has the state of the moment when it began.
    await bookers.granted(LEAST_BOOKED);
    const known = bookers.wishes
      .filter(({ answer }) => answer.status === 201)
      .map(({ answer }) => answer.body.id as string);
    const during = await save(stand, 'during');
    const statuses = await stop();
    await load(stand, during.file, 'restored_during');
    const afterwards = await hashesOf(stand.databaseUrl);
    const ofWork = await judgeWork(
      { atFirst, afterwards, known },
      addressOf(stand, 'restored_during'),
    );
    say('saved and restored at work');
    const resting = await save(stand, 'resting');
    const { rows, seconds } = await load(stand, resting.file, 'restored_resting');
    const again = await hashesOf(addressOf(stand, 'restored_resting'));
    const differ = Object.keys(afterwards).filter((table) => afterwards[table] !== again[table]);
    return [
      told('rows', rows),
      told('file', `${(statSync(resting.file).size / 1e6).toFixed(1)} MB`),
      told('saved in', `${resting.seconds.toFixed(1)} s`),
      told('restored in', `${seconds.toFixed(1)} s`),
      told('changes and bookings by clients while it was saved', statuses.length),
      exactly(
        'of them not answered with 200 or 201',
        statuses.filter((each) => each !== 200 && each !== 201).length,
      ),
      ...ofWork,
      exactly('tables that differ', differ.length, 0, differ),
      ...(await tamper(stand, resting.file)),
    ];
  });

async function bookersOf(
  stand: Stand,
  base: string,
  clients: number[],
  sessions: number,
  seed: number,
): Promise<Bookers> {
  const studio = await readStudio(stand, base, clients);
  return new Bookers(stand, [base], await listSpare(studio, sessions, seed), seededChance(seed));
}

/**
 * Clients change their names and book until stopped; stopping answers the status of each answer.
 */
function work(stand: Stand, base: string, clients: readonly number[], bookers: Bookers) {
  const statuses: number[] = [];
  let isOver = false;
  const changing = async () => {
    while (!isOver) {
      const client = stand.client(clients[statuses.length % 50] as number);
      // Names consist of letters.
      const letter = String.fromCharCode(65 + (statuses.length % 26));
      const name = { first_name: `Amina ${letter}`, last_name: 'Haddad' };
      statuses.push((await ask(base, changeProfile, name, client)).status);
    }
  };
  const working = Promise.all([changing(), bookers.book(LANES)]);
  return async (): Promise<number[]> => {
    isOver = true;
    bookers.stop();
    await working;
    return [...statuses, ...bookers.wishes.map(({ answer }) => answer.status)];
  };
}

type Hashes = Readonly<Record<string, string>>;

interface Work {
  /** Hashes of each table before any work, and once all was at rest. */
  readonly atFirst: Hashes;
  readonly afterwards: Hashes;
  /** Bookings that were acknowledged when the backup began. */
  readonly known: readonly string[];
}

/** Compares a backup made during work with the state before and after it. */
async function judgeWork({ atFirst, afterwards, known }: Work, url: string): Promise<Finding[]> {
  const restored = await hashesOf(url);
  const resting = Object.keys(atFirst).filter((table) => afterwards[table] === atFirst[table]);
  const differ = resting.filter((table) => restored[table] !== atFirst[table]);
  const client = await openClient(url);
  const { rows } = await client.query<{ id: string; torn: boolean }>(
    `select id, not exists (select from booking_lines where booking_id = bookings.id)
       or not exists (select from booking_events where booking_id = bookings.id)
       or not exists (
         select from idempotency_keys where account_id = client_id and reply is not null
           and created_at = bookings.created_at
       ) as torn
     from bookings where status = 'booked'`,
  );
  await client.end();
  const kept = new Set(rows.map(({ id }) => id));
  const torn = rows.filter((each) => each.torn).map(({ id }) => id);
  return [
    atLeast('bookings in what was saved at work', rows.length, LEAST_BOOKED),
    exactly(
      'acknowledged before it was begun, and not in it',
      known.filter((id) => !kept.has(id)).length,
    ),
    exactly(
      'in it without services, without what happened, or without its answer',
      torn.length,
      0,
      torn,
    ),
    atLeast('tables in which nothing was going on', resting.length, 30),
    exactly('of them other in the file', differ.length, 0, differ),
  ];
}

/**
 * Restores altered copies of a file whose names would run a command, each sealed as by someone
 * without the secret.
 */
async function tamper(stand: Stand, file: string): Promise<Finding[]> {
  const ran = join(stand.folder, 'ran');
  const command = `from program 'touch ${ran}' --`;
  const names: [found: string, put: string][] = [
    ['"public.accounts"', `"public.accounts (id) ${command}"`],
    ['"columns":["id","', `"columns":["id) ${command}","`],
    ['"public.accounts_id_seq"', '"pg_catalog.pg_class"'],
  ];
  const restored: string[] = [];
  for (const [index, [found, put]] of names.entries()) {
    for (const earlier of [false, true]) {
      let isDone = false;
      const change: Change = (kind, content) => {
        const said = earlier ? ofEarlierVersion(kind, content) : content;
        if (isDone || !said.includes(found)) return said;
        isDone = true;
        return said.replace(found, put);
      };
      const forged = join(stand.folder, `forged-${index}-${earlier}.backup`);
      const seal = (sha256: string, mac: string) => (earlier ? { sha256 } : { sha256, mac });
      await forgeBackup(file, forged, { change, seal });
      const database = `forged_${index}_${earlier}`;
      await stand.query(`create database ${database}`);
      const options = { secret: SECRET, migrations: MIGRATIONS, unsealed: earlier };
      await restore(addressOf(stand, database), forged, options).then(
        () => restored.push(`${found}${earlier ? ' of an earlier version' : ''}`),
        () => {},
      );
    }
  }
  return [
    exactly('files changed by somebody, and restored', restored.length, 0, restored),
    exactly('commands in them that ran', existsSync(ran) ? 1 : 0),
  ];
}

/** Past sessions of an hour each, told apart by their days. */
async function addSessions(stand: Stand, many: number): Promise<void> {
  await stand.query(
    `with who as (
       select array_agg(id order by id) as clients from accounts where email like 'kept%'
     ), whom as (
       select array_agg(id order by id) as ids, array_agg(location_code order by id) as places
       from therapists
     )
     insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
       starts_at, ends_at, price_fils, created_at)
     select gen_random_uuid(), clients[1 + n % cardinality(clients)], ids[1 + n % cardinality(ids)],
       places[1 + n % cardinality(ids)], 'service', 'completed',
       start, start + interval '1 hour', 32000, start - interval '1 day'
     from generate_series(0, $1::int - 1) as n cross join who cross join whom
       cross join lateral (select timestamptz '2025-12-31 08:00+04'
         - (n / cardinality(ids)) * interval '1 hour' as start) as time`,
    [many],
  );
}

async function save(stand: Stand, name: string) {
  const file = join(stand.folder, `${name}.backup`);
  const began = performance.now();
  await backUp(stand.databaseUrl, createWriteStream(file), { secret: SECRET }, stand.now());
  return { file, seconds: (performance.now() - began) / 1000 };
}

async function load(stand: Stand, file: string, database: string) {
  await stand.query(`create database ${database}`);
  const began = performance.now();
  const { rows } = await restore(addressOf(stand, database), file, {
    secret: SECRET,
    migrations: MIGRATIONS,
  });
  return { rows, seconds: (performance.now() - began) / 1000 };
}

function addressOf({ databaseUrl }: Stand, database: string): string {
  return Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).toString();
}
