/**
 * Measures what booking and cancelling cost where nobody waits for a time and where many do, in turns,
 * through the API of two studios, each on a throwaway PostgreSQL: `npm run bench -- --only
 * beside-waiting`, with `--entries` and `--rounds`.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { build } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { issueAccessToken } from '../server/src/platform/http/session.ts';
import { systemRandomness } from '../server/src/platform/randomness.ts';
import { addDays, studioDayOf } from '../server/src/platform/studio-days.ts';
import { median } from './report.ts';
import { BENCH_SECRET } from './spare-slots.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '200' },
  },
});
const MIGRATIONS = join(import.meta.dirname, '../server/migrations');
const API = '/api/v1/appointment';
const CLIENTS = 20;

interface Took {
  readonly booking: number;
  readonly cancelling: number;
}

async function run(): Promise<void> {
  const [nobody, many] = [await openStudio(0), await openStudio(Number(options.entries))];
  const took: (readonly [without: Took, beside: Took])[] = [];
  for (let nth = 0; nth < Number(options.rounds) + WARM_UP; nth += 1) {
    // Neither is always the first.
    const studios = nth % 2 === 0 ? [nobody, many] : [many, nobody];
    const both = new Map<typeof nobody, Took>();
    for (const studio of studios) both.set(studio, await studio.bookAndCancel(nth));
    const [without, beside] = [both.get(nobody), both.get(many)];
    if (without && beside && nth >= WARM_UP) took.push([without, beside]);
  }
  console.log(`${cpus()[0]?.model}, Node ${process.version}, ${options.entries} wait for that day`);
  for (const deed of ['booking', 'cancelling'] as const) {
    const without = median(took.map(([of]) => of[deed]));
    const beside = median(took.map(([, of]) => of[deed]));
    const more = ((beside / without - 1) * 100).toFixed(1);
    console.log(
      `${deed}: ${without.toFixed(2)} ms, beside them ${beside.toFixed(2)} ms (${more} %)`,
    );
  }
  await nobody.close();
  await many.close();
}

const WARM_UP = 20;

/** A studio where `waiting` clients would take any hour of a day, and a client who books one and cancels it. */
async function openStudio(waiting: number) {
  const postgres = await startThrowawayPostgres();
  await migrate(postgres.url, MIGRATIONS);
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  const clock = systemClock();
  await seedWhenEmpty(db, { clock, demo: false });
  const client = await openClient(postgres.url);
  const app = await build({
    ...{ db, clock, random: systemRandomness(), secret: BENCH_SECRET },
    ...{ publicUrl: 'http://127.0.0.1', logger: { level: 'error' } },
  });
  const day = addDays(studioDayOf(clock.now()), 3);
  const { rows: people } = await client.query<{ id: number }>(CLIENTS_WHO_BOOK, [CLIENTS]);
  await client.query(WAIT, [waiting, day]);
  await client.query('vacuum analyze');
  const booking = await freeHour();

  async function freeHour() {
    const { rows } = await client.query<Offered>(OFFERED);
    for (const { id, name, price, therapist_id, location } of rows) {
      const query = `therapist_id=${therapist_id}&date=${day}&total_duration=60`;
      const reply = await app.inject(`${API}/available-times/services/?${query}`);
      const [time] = reply.json() as string[];
      if (time === undefined) continue;
      return {
        services: [{ id, name, time: 60, price, type: 'service' }],
        ...{ serviceType: 'service', therapist_id, location, date: day, time },
        ...{ duration: 60, total_duration: 60, total_price: price },
      };
    }
    throw new Error('The studio has no free hour on that day.');
  }

  async function ask(nth: number, path: string, payload: object) {
    const actor = { accountId: people[nth % CLIENTS]?.id ?? 0, accountType: 'client' } as const;
    const authorization = `Bearer ${issueAccessToken(BENCH_SECRET, actor, clock.now())}`;
    const began = performance.now();
    const reply = await app.inject({
      ...{ method: 'POST', url: API + path, payload, headers: { authorization } },
    });
    const tookMs = performance.now() - began;
    if (reply.statusCode >= 300) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return { tookMs, body: reply.json() };
  }

  return {
    async bookAndCancel(nth: number): Promise<Took> {
      const booked = await ask(nth, '/appointments/', booking);
      const cancelled = await ask(nth, `/appointments/${booked.body.id}/cancel/`, {});
      await client.query(FORGET);
      return { booking: booked.tookMs, cancelling: cancelled.tookMs };
    },
    async close() {
      await app.close();
      await client.end();
      await close();
      await postgres.stop();
    },
  };
}

/** An hour of a service that a therapist gives without a room. */
interface Offered {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly therapist_id: number;
  readonly location: string;
}

const OFFERED = `
  select s.id, s.name, d.price_fils / 100 as price, t.id as therapist_id, t.location_code as location
  from services s join service_durations d on d.service_id = s.id and d.lasts_minutes = 60
    join therapist_services o on o.service_id = s.id join therapists t on t.id = o.therapist_id
  where s.active and d.active and t.active and not t.books_by_phone
    and not exists (select from service_resources need where need.service_id = s.id)
  order by s.position, t.position`;

const CLIENTS_WHO_BOOK = `
  insert into accounts (email, first_name, last_name, phone_number, account_type, created_at)
  select 'beside-' || nth || '@bench.example', 'Client', nth::text, '+97150000' || 1000 + nth,
    'client', now()
  from generate_series(1, $1::int) nth returning id`;

/** Other clients who would take any hour of the day, `$1` of them. */
const WAIT = `
  with others as (
    insert into accounts (email, first_name, last_name, phone_number, account_type, created_at)
    select 'waiting-' || nth || '@bench.example', 'Client', nth::text, '', 'client', now()
    from generate_series(1, $1::int) nth
    on conflict do nothing
  ), service as (
    select s.id from services s join service_durations d on d.service_id = s.id
    where s.active and d.active and d.lasts_minutes = 60 order by s.position limit 1
  )
  insert into waitlist_entries (id, account_id, service_ids, service_minutes, lasts_minutes,
    location_codes, therapist_ids, from_day, to_day, times_from, times_to, notice_minutes, mode,
    status, made_at)
  select gen_random_uuid(), a.id, array[service.id], array[60], 60, null, null, $2::date, $2::date,
    null, null, 60, 'ask', 'waiting', now()
  from accounts a cross join service
  where a.email like 'waiting-%@bench.example' and $1::int > 0 limit $1::int`;

const FORGET = `
  delete from booking_lines; delete from booking_events; delete from bookings;
  delete from graphile_worker._private_jobs; truncate idempotency_keys, limits`;

await run();
