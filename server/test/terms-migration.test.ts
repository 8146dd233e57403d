import { afterAll, expect, test } from 'vitest';
import { book, openPast, STUDIO } from './past-schema.ts';

// What the migration of the terms makes of rows written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0040: an earlier session keeps its cutoff, and the previous version can book', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  await client.query(book('10:00', 'service', null, 32_000));
  await migrateTo('0040');
  await client.query(book('12:00', 'service', null, 32_000));
  const { rows } = await client.query('select cutoff_hours from bookings');
  expect(rows).toEqual([{ cutoff_hours: null }, { cutoff_hours: null }]);
});
