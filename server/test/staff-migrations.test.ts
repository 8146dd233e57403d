import { afterAll, expect, test } from 'vitest';
import { openPast, STUDIO } from './past-schema.ts';

// What a migration makes of a team written by the previous version.
const { client, migrateTo, close } = await openPast();
afterAll(close);

test('0032: the desk stays open to the whole team, and a client is never suspended', async () => {
  await migrateTo('0010');
  await client.query(STUDIO);
  await migrateTo('0026');
  await migrateTo('0032');
  const { rows } = await client.query(
    'select suspended_at, staff_version from accounts order by id',
  );
  expect(rows).toEqual(Array(2).fill({ suspended_at: null, staff_version: 1 }));
  // A process of the version before adds somebody in its own words.
  await client.query(`insert into accounts
    (email, first_name, last_name, phone_number, gender, account_type, created_at)
    values ('rana@limber.example', 'Rana', 'Aziz', '', 'female', 'front_desk', now())`);
  const suspend = (email: string) =>
    client.query(
      `update accounts set suspended_at = now(), suspended_by = 1 where email = '${email}'`,
    );
  await suspend('rana@limber.example');
  await expect(suspend('amina@client.example')).rejects.toThrow(/check constraint/);
});
