import { createWriteStream, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changeProfile } from '@limber/contract/accounts.ts';
import { backUp } from '../../server/src/platform/backup/back-up.ts';
import { restore } from '../../server/src/platform/backup/restore.ts';
import { hashesOf } from '../../server/test/backup/table-hashes.ts';
import { type Drill, exactly, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';

const SECRET = 'of backups that are thrown away a moment later';
const MIGRATIONS = resolve(import.meta.dirname, '../../server/migrations');

/** A studio is saved while it works, saved once more when it rests, and restored. */
export const restoring: Drill = {
  name: 'restoring',
  what:
    'A studio with many clients and sessions is saved while clients go on changing what they have, and ' +
    'once more when it rests; each file is restored into an empty database, and that of the resting studio ' +
    'compared with it table by table.',
  mostMinutes: 30,
  run: ({ many, onStand, say }) =>
    onStand({}, async (stand) => {
      const clients = await stand.addClients(many(50_000, 50), 'kept');
      await addSessions(stand, many(500_000, 200));
      say('the studio is filled');
      const [limber] = await stand.two();
      const during = await save(stand, 'during', async (isSaved) => {
        const statuses: number[] = [];
        while (!isSaved() || statuses.length === 0) {
          const client = stand.client(clients[statuses.length % 50] as number);
          const name = { first_name: 'Amina', last_name: 'Haddad' };
          statuses.push((await ask(limber.base, changeProfile, name, client)).status);
        }
        return statuses;
      });
      await load(stand, during.file, 'restored_during');
      say('saved and restored at work');
      const resting = await save(stand, 'resting', async () => []);
      const { rows, seconds } = await load(stand, resting.file, 'restored_resting');
      const before = await hashesOf(stand.databaseUrl);
      const after = await hashesOf(addressOf(stand, 'restored_resting'));
      const differ = Object.keys(before).filter((table) => before[table] !== after[table]);
      return [
        told('rows', rows),
        told('file', `${(statSync(resting.file).size / 1e6).toFixed(1)} MB`),
        told('saved in', `${resting.seconds.toFixed(1)} s`),
        told('restored in', `${seconds.toFixed(1)} s`),
        told('changes by clients while it was saved', during.found.length),
        exactly(
          'of them not answered with 200',
          during.found.filter((each) => each !== 200).length,
        ),
        exactly('tables that differ', differ.length, 0, differ),
      ];
    }),
};

/** Sessions of the past, an hour each, told apart by their days. */
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

async function save<Found>(
  stand: Stand,
  name: string,
  meanwhile: (isSaved: () => boolean) => Promise<Found>,
) {
  const file = join(stand.folder, `${name}.backup`);
  const began = performance.now();
  let seconds = 0;
  const saving = backUp(
    stand.databaseUrl,
    createWriteStream(file),
    { secret: SECRET },
    stand.now(),
  ).finally(() => {
    seconds = (performance.now() - began) / 1000;
  });
  const [, found] = await Promise.all([saving, meanwhile(() => seconds > 0)]);
  return { file, seconds, found };
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
