import { beforeEach, expect, test } from 'vitest';
import { anonymiseDormant } from '../src/modules/privacy/anonymise-dormant.ts';
import { TEST_SECRET } from './harness.ts';
import { openStudio } from './studio.ts';

// Clients whom the desk knows only by telephone: nothing writes to them, and nothing fails
// because of it.
const { world, amina, buy, bookFrom } = await openStudio();

beforeEach(async () => {
  await world.db
    .updateTable('accounts')
    .set({ email: null, gender: null, phone_e164: '+971501234567' })
    .where('id', '=', amina.id)
    .execute();
});

test('a client without an address is booked, moved through time and written no mail', async () => {
  const { package: owned } = await buy('Balance Package');
  expect((await bookFrom(owned, { time: '16:00' })).statusCode).toBe(201);
  await world.runJobs(300 * 24 * 60);
  expect(world.mails).toEqual([]);
  const { rows } = await world.query(
    'select task_identifier, attempts, last_error from graphile_worker.jobs',
  );
  expect(rows).toEqual([]);
});

test('they are erased like everybody when nothing comes any more', async () => {
  const later = new Date('2046-03-04T10:00:00+04:00');
  await anonymiseDormant({ db: world.db, secret: TEST_SECRET }, later);
  const { rows } = await world.query(
    `select email, first_name, phone_number, phone_e164, found_by from accounts where id = ${amina.id}`,
  );
  expect(rows).toEqual([
    {
      email: `erased-${amina.id}@erased.invalid`,
      first_name: 'Erased',
      phone_number: '',
      phone_e164: null,
      found_by: expect.not.stringContaining('971'),
    },
  ]);
});
