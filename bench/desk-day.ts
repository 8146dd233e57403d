/**
 * Measures one call of the desk's board for a day of 120 bookings, in a studio with a year of them,
 * on a throwaway PostgreSQL: the second half of `npm run bench:desk`. Prints milliseconds of the
 * whole call without a network.
 */
import { join } from 'node:path';
import { seedWhenEmpty } from '../server/seed/seed.ts';
import { build } from '../server/src/app.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { JOB_PATIENCE, openDatabase } from '../server/src/platform/database/db.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openClient } from '../server/src/platform/database/open-connections.ts';
import { systemRandomness } from '../server/src/platform/randomness.ts';
import { addDays, studioDayOf } from '../server/src/platform/studio-days.ts';
import { fillStudio } from './fill-studio.ts';
import { signManagerIn } from './sign-manager-in.ts';
import { BENCH_SECRET } from './spare-slots.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

const BOOKINGS = 120;
const CALLS = 500;
/** Later than the studio's bookings. */
const DAY = addDays(studioDayOf(new Date()), 60);

const postgres = await startThrowawayPostgres();
await run().finally(postgres.stop);

async function run(): Promise<void> {
  const clock = systemClock();
  await migrate(postgres.url, join(import.meta.dirname, '../server/migrations'));
  const { db, close } = openDatabase(postgres.url, 4, JOB_PATIENCE);
  await seedWhenEmpty(db, { clock, demo: false });
  await fillStudio(postgres.url, { pastDays: 365, comingDays: 30 });
  await fillDay();
  const app = await build({
    ...{ db, clock, random: systemRandomness() },
    ...{ secret: BENCH_SECRET, publicUrl: 'http://127.0.0.1' },
  });
  const token = await signManagerIn(db, clock.now());
  const ask = async () => {
    const began = performance.now();
    const reply = await app.inject({
      url: `/api/v1/desk/day?date=${DAY}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const tookMs = performance.now() - began;
    return { tookMs, bytes: reply.rawPayload.length, bookings: reply.json().bookings.length };
  };
  for (let call = 0; call < 50; call += 1) await ask();
  const asked = [];
  for (let call = 0; call < CALLS; call += 1) asked.push(await ask());
  const sorted = asked.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * CALLS)] ?? 0).toFixed(2);
  console.log(`${asked[0]?.bookings} bookings, ${asked[0]?.bytes} bytes, ${CALLS} calls`);
  console.log(`fastest ${at(0)} ms, median ${at(0.5)} ms, 95% ${at(0.95)} ms, 99% ${at(0.99)} ms`);
  await app.close();
  await close();
}

/** Half-hour sessions one after another, spread over all therapists. */
async function fillDay(): Promise<void> {
  const client = await openClient(postgres.url);
  await client.query(
    `with people as (
       select id, location_code, row_number() over (order by id) - 1 as place, count(*) over () as many
       from therapists
     ), clients as (
       select id, row_number() over (order by id) - 1 as place from accounts
       where email like 'client-%' limit ${BOOKINGS}
     ), booked as (
       insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
         starts_at, ends_at, price_fils, created_at)
       select gen_random_uuid(), clients.id, people.id, location_code, 'service', 'booked',
         start, start + interval '30 minutes', 16000, now()
       from clients join people on people.place = clients.place % people.many
         cross join lateral (select ($1::date + interval '8 hours'
           + clients.place / people.many * interval '30 minutes') at time zone 'Asia/Dubai' as start) as at
       returning id
     )
     insert into booking_lines (booking_id, position, service_id, service_name, lasts_minutes, price_fils)
     select booked.id, 1, service.id, service.name, 30, 16000
     from booked cross join (select id, name from services order by id limit 1) as service`,
    [DAY],
  );
  await client.query('vacuum analyze');
  await client.end();
}
