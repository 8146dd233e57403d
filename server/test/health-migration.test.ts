import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// What the migration of health notes makes of data written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0042: earlier agreements stay, and the previous version goes on recording them', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  const agree = (id: number, at: string) =>
    client.query(`update accounts set health_notes_agreed_at = '${at}' where id = ${id}`);
  await agree(2, '2026-03-01T10:00+04');
  await migrateTo('0042');
  const { rows } = await client.query(`
    select account_id, agreed_at, words_version, language, taken_by, withdrawn_at
    from health_consents`);
  expect(rows).toEqual([
    {
      ...{ account_id: 2, agreed_at: new Date('2026-03-01T06:00:00Z'), words_version: 1 },
      ...{ language: 'en', taken_by: null, withdrawn_at: null },
    },
  ]);
  await agree(1, '2026-03-02T10:00+04');
  const agreed = await client.query('select version from accounts where id = 1');
  expect(agreed.rows).toEqual([{ version: 2 }]);
});
