import { afterAll, expect, test } from 'vitest';
import { book, openPast, STUDIO } from './past-schema.ts';

// What the migration of the rota makes of rows written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0027: earlier time off stays, and shifts of a day are those of the week until it is changed', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  await client.query(book('12:00', 'service', null, 32_000));
  await migrateTo('0026');
  await client.query(`
    insert into shifts (therapist_id, location_code, weekday, from_minute, to_minute)
    values (1, 'A', 1, 720, 1200), (1, 'A', 1, 1230, 1320);
    insert into time_off (therapist_id, starts_at, ends_at, reason)
    values (1, '2026-03-05T12:00+04', '2026-03-05T20:00+04', 'Leave')`);
  await migrateTo('0027');
  const { rows: away } = await client.query('select kind, withdrawn_at from time_off');
  expect(away).toEqual([{ kind: 'other', withdrawn_at: null }]);
  const { rows: wishes } = await client.query(
    'select count(*)::int from bookings where wished_gender is not null',
  );
  expect(wishes).toEqual([{ count: 0 }]);
  const shiftsOn = async (day: string) =>
    (await client.query(`select from_minute as from, changed from shifts_on('${day}')`)).rows;
  // A Monday and a Tuesday.
  expect(await shiftsOn('2026-03-02')).toEqual([
    { from: 720, changed: false },
    { from: 1230, changed: false },
  ]);
  const change = (day: string, span: string) =>
    client.query(`insert into shift_changes
      (therapist_id, day, location_code, from_minute, to_minute, made_at, made_by)
      values (1, '${day}', ${span}, now(), 1)`);
  await change('2026-03-02', `'A', 1080, 1500`);
  expect(await shiftsOn('2026-03-02')).toEqual([{ from: 1080, changed: true }]);
  await expect(change('2026-03-02', 'null, null, null')).rejects.toThrow(
    /one_changed_shift_at_a_time/,
  );
  await expect(change('2026-03-03', `null, 1080, 1500`)).rejects.toThrow(/check constraint/);
  await change('2026-03-09', 'null, null, null');
  expect(await shiftsOn('2026-03-09')).toEqual([]);
});
