import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// As in migrations.test.ts, for what the desk knows about clients.
const { client, migrateTo, close } = await openPast();
afterAll(close);

const versionOf = async (id: number) =>
  (await client.query(`select version from accounts where id = ${id}`)).rows[0]?.version;

test('0029: existing clients keep their first state, and the previous version counts changes too', async () => {
  await migrateTo('0028');
  await client.query(STUDIO);
  await client.query(`insert into account_changes (account_id, at, field, was, became)
    values (2, now(), 'first_name', 'Amina', 'Aminah')`);
  await migrateTo('0029');
  expect(await versionOf(2)).toBe(1);
  expect((await client.query('select field from account_changes')).rows).toEqual([
    { field: 'first_name' },
  ]);
  await client.query(`update accounts set first_name = 'Aminah' where id = 2`);
  expect(await versionOf(2)).toBe(2);
  // A change that does not concern the identity does not count.
  await client.query(`update accounts set verified_at = now(), first_name = 'Aminah' where id = 2`);
  expect(await versionOf(2)).toBe(2);
  await client.query(`insert into account_changes (account_id, at, field, was, became)
    values (2, now(), 'language', 'en', 'ar'), (2, now(), 'claim', null, null)`);
});

test('0029: two are known to be two people once, the lower number first', async () => {
  const add = (values: string) =>
    client.query(
      `insert into told_apart (account_id, other_id, told_by, told_at) values ${values}`,
    );
  await add('(1, 2, 1, now())');
  await expect(add('(1, 2, 1, now())')).rejects.toThrow(/told_apart_pkey/);
  await expect(add('(2, 1, 1, now())')).rejects.toThrow(/check constraint/);
});
