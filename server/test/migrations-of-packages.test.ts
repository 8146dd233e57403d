import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// As in migrations.test.ts, for packages.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0221: owners of packages that were sold before are told a month before the last day too', async () => {
  await migrateTo('0028');
  await client.query(STUDIO);
  await migrateTo('0220');
  await client.query(`update owned_packages set expires_on = current_date + id * 60 - 40`);
  await migrateTo('0221');
  const { rows } = await client.query(`
    select key, payload::jsonb - 'expiresOn' as payload, run_at > now() as ahead
    from graphile_worker._private_jobs order by key`);
  // The first one ends in 20 days: its month has begun.
  expect(rows).toEqual([
    {
      key: 'package-expiring:2:30',
      payload: { packageId: 2, daysBefore: 30 },
      ahead: true,
    },
  ]);
});
