import { expect, test } from 'vitest';
import { openWorld } from '../../../../test/harness.ts';
import { addClient } from '../../../../test/people.ts';
import { readPhones } from './read-phones.ts';

const world = await openWorld();

test('a number without its international form is parsed, an invalid one gets none, and each is parsed once', async () => {
  const { id: right } = await addClient(world, 'Right');
  const { id: wrong } = await addClient(world, 'Wrong');
  const { id: before } = await addClient(world, 'Before');
  await world.query(`
    update accounts set phone_number = '050 765 4321' where id = ${right};
    update accounts set phone_number = 'her sister has it', phone_e164 = '+971500000000' where id = ${wrong};
    update accounts set phone_e164 = '+49171', phone_read = phone_number where id = ${before}`);
  await readPhones(world.db);
  const { rows } = await world.query(
    `select phone_e164, phone_read from accounts where id in (${right}, ${wrong}, ${before}) order by id`,
  );
  expect(rows).toEqual([
    { phone_e164: '+971507654321', phone_read: '050 765 4321' },
    { phone_e164: null, phone_read: 'her sister has it' },
    { phone_e164: '+49171', phone_read: '+971500000000' },
  ]);
});
