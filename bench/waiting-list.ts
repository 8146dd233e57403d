/**
 * Measures how long it takes to find whom a freed hour suits and to offer it to them, with many who
 * wait and many clients, on a throwaway PostgreSQL: `npm run bench -- --only waiting-list`, with
 * `--entries`, `--clients` and `--rounds`.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { systemRandomness } from '../server/src/platform/randomness.ts';
import { addDays, studioDayOf } from '../server/src/platform/studio-days.ts';
import { tasks } from '../server/src/tasks.ts';
import { median } from './report.ts';
import { BENCH_SECRET } from './spare-slots.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '100' },
  },
});
const MIGRATIONS = join(import.meta.dirname, '../server/migrations');

async function run(): Promise<void> {
  await migrate(postgres.url, MIGRATIONS);
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  const clock = systemClock();
  await seedWhenEmpty(db, { clock, demo: false });
  const client = await openClient(postgres.url);
  const day = addDays(studioDayOf(clock.now()), 3);
  await client.query(FILL, [Number(options.clients), Number(options.entries), day]);
  await client.query(BUSY_BUT_ONE_HOUR, [day]);
  await client.query('vacuum analyze');
  const jobs = tasks({
    ...{ db, clock, random: systemRandomness(), secret: BENCH_SECRET },
    ...{ publicUrl: 'http://127.0.0.1', mailer: { send: async () => {} } },
  });
  const offering: number[] = [];
  const finding: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await client.query('delete from waitlist_offers');
    offering.push(await timed(() => jobs['offer-freed-time']({ day, locationCode: 'A' })));
    const { rows } = await client.query('select from waitlist_offers');
    if (rows.length !== 1) throw new Error(`${rows.length} offers instead of one`);
    // The hour is held: who waits is looked for once more, and finds nothing free.
    finding.push(await timed(() => jobs['offer-freed-time']({ day, locationCode: 'A' })));
  }
  const { rows } = await client.query<{ many: number }>(
    `select count(*)::int as many from waitlist_entries
     where $1::date between from_day and to_day`,
    [day],
  );
  console.log(`${cpus()[0]?.model}, Node ${process.version}`);
  console.log(
    `${options.entries} entries of ${options.clients} clients, ${rows[0]?.many} for that day`,
  );
  for (const [name, tookMs] of [
    ['found and offered', offering],
    ['looked again', finding],
  ] as const) {
    const sorted = tookMs.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    console.log(`${name}: ${median(tookMs).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  await client.end();
  await close();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const FILL = `
  with clients as (
    insert into accounts (email, first_name, last_name, phone_number, account_type, created_at)
    select 'waiting-' || nth || '@bench.example', 'Client', nth::text, '', 'client', now()
    from generate_series(1, $1::int) nth returning id
  ), numbered as (select id, row_number() over () as nth from clients),
  service as (
    select s.id, d.lasts_minutes from services s join service_durations d on d.service_id = s.id
    where s.active and d.active and d.lasts_minutes = 60 order by s.position limit 1
  )
  insert into waitlist_entries (id, account_id, service_ids, service_minutes, lasts_minutes,
    location_codes, therapist_ids, from_day, to_day, times_from, times_to, notice_minutes, mode,
    status, made_at)
  select gen_random_uuid(), numbered.id, array[service.id], array[60], 60,
    case when nth % 3 = 0 then null else array[case nth % 2 when 0 then 'A' else 'B' end] end,
    case when nth % 4 = 0 then array[(select id from therapists order by id offset nth % 10 limit 1)] end,
    $3::date - 2 + (nth % 60)::int, $3::date - 2 + (nth % 60)::int + (nth % 5)::int,
    case when nth % 2 = 0 then array[540 + (nth % 8)::int * 60] end,
    case when nth % 2 = 0 then array[780 + (nth % 8)::int * 60] end,
    60, 'ask', 'waiting', now() - nth * interval '1 minute'
  from numbered cross join service where nth <= $2::int`;

/** Everybody at the branch is booked for the whole day, but for one hour of one therapist. */
const BUSY_BUT_ONE_HOUR = `
  with people as (
    select id, location_code, row_number() over (order by position, id) as nth from therapists
    where active
  ), days as (
    select $1::date + time '06:00' as begins, $1::date + time '15:00' as freed
  ), spans as (
    select people.*, begins as from_time,
      case nth when 1 then freed else begins + interval '20 hours' end as to_time
    from people cross join days
    union all
    select people.*, freed + interval '1 hour', begins + interval '20 hours'
    from people cross join days where nth = 1
  )
  insert into bookings (id, client_id, therapist_id, location_code, service_type, status, starts_at,
    ends_at, price_fils, created_at)
  select gen_random_uuid(), (select max(id) from accounts where account_type = 'client'), id,
    location_code, 'service', 'booked', from_time at time zone (select zone from settings),
    to_time at time zone (select zone from settings), 0, now()
  from spans`;

const postgres = await startThrowawayPostgres({ forTools: true });
await run().finally(postgres.stop);
