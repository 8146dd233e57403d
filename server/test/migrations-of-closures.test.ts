import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// As in migrations.test.ts, for closures.
const { client, migrateTo, close } = await openPast();
afterAll(close);

const rowsOf = async (text: string) => (await client.query(text)).rows;

test('0044: the decider is the person who confirmed or withdrew, and the affected sessions are known', async () => {
  await migrateTo('0040');
  await client.query(STUDIO);
  await client.query(`
    insert into bookings (id, client_id, therapist_id, location_code, service_type, status,
      starts_at, ends_at, price_fils, created_at)
    select gen_random_uuid(), 2, 1, 'A', 'service', status,
      date_trunc('day', now()) + days * interval '1 day' + interval '10 hours',
      date_trunc('day', now()) + days * interval '1 day' + interval '11 hours', 0, now()
    from (values (10, 'booked'), (11, 'booked'), (12, 'cancelled'), (20, 'booked'))
      as made (days, status);
    insert into closures (name, title, greeting_ar, starts_on, ends_on, state, decided_at, decided_by)
    values ('Feast', '', '', now()::date + 10, now()::date + 12, 'confirmed', now(), 1),
      ('Pipes', '', '', now()::date + 10, now()::date + 12, 'withdrawn', now(), 1),
      ('Eid', '', '', now()::date + 30, now()::date + 32, 'provisional', null, null)`);
  await migrateTo('0044');
  expect(
    await rowsOf(
      'select name, confirmed_by as confirmed, withdrawn_by as withdrawn, version from closures order by id',
    ),
  ).toEqual([
    { name: 'Feast', confirmed: 1, withdrawn: null, version: 1 },
    { name: 'Pipes', confirmed: null, withdrawn: 1, version: 1 },
    { name: 'Eid', confirmed: null, withdrawn: null, version: 1 },
  ]);
  const hit = await rowsOf(`
    select closure_id as closure, met.starts_at = b.starts_at as same
    from closure_sessions met join bookings b on b.id = booking_id`);
  expect(hit).toEqual([
    { closure: 1, same: true },
    { closure: 1, same: true },
  ]);
});

test('0044: a process of the previous version goes on closing and deciding', async () => {
  await client.query(`
    insert into closures (name, title, greeting_ar, starts_on, ends_on, state, made_at, made_by)
    values ('Paint', '', '', now()::date + 40, now()::date + 40, 'provisional', now(), 1);
    update closures set state = 'confirmed', decided_at = now(), decided_by = 1 where name = 'Paint'`);
  expect(await rowsOf(`select state, version from closures where name = 'Paint'`)).toEqual([
    { state: 'confirmed', version: 1 },
  ]);
});
