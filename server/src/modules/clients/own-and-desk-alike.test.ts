import { changeProfile } from '@limber/contract/accounts.ts';
import { changeClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { addClient } from '../../../test/people.ts';
import { openLeftBehind } from '../../../test/studio.ts';

// What a client changes in their profile and what the desk changes for them leave the same behind.
const { world, desk } = await openDesk();
const leftBehind = await openLeftBehind(world);
await world.query('update settings set asks_birthday = true, asks_address = true');

const CHANGES = {
  ...{ first_name: 'Layla', last_name: 'Al Hashimi', phone_number: '050 765 4321' },
  ...{ gender: 'female', birthday: '1990-05-17', address: 'Villa 7, Al Warqa', language: 'ar' },
} as const;

async function effectsOf(
  name: string,
  change: (who: { id: number; headers(): object }) => PromiseLike<{ statusCode: number }>,
) {
  const who = await addClient(world, name);
  const left = await leftBehind(async () => expect((await change(who)).statusCode).toBe(200));
  const { rows } = await world.query<Record<string, unknown>>(
    `select * from accounts where id = ${who.id}`,
  );
  // The words by which they are found name their address.
  const { id, email, found_by, ...account } = rows[0] ?? {};
  return { ...left, account };
}

test('a client and the desk change names and contact details', async () => {
  const own = await effectsOf('Amal', (who) =>
    callApi(world, changeProfile, CHANGES, { by: who as typeof desk }),
  );
  const atDesk = await effectsOf('Basma', ({ id }) =>
    callApi(world, changeClient, { id, version: 1, ...CHANGES }, { by: desk }),
  );
  expect(atDesk).toEqual(own);
  const { first_name, last_name, gender, address, language } = CHANGES;
  const shown = { first_name, last_name, gender, address, language };
  expect(own.account).toMatchObject({ ...shown, version: 2 });
  expect(own.news).toEqual(['*']);
});

test('details that no board shows notify no board, and a change to the same value changes nothing', async () => {
  const birthday = { birthday: '1991-01-01' };
  const own = await effectsOf('Dina', (who) =>
    callApi(world, changeProfile, birthday, { by: who as typeof desk }),
  );
  const atDesk = await effectsOf('Esraa', ({ id }) =>
    callApi(world, changeClient, { id, version: 1, ...birthday }, { by: desk }),
  );
  expect(atDesk.account.birthday).toEqual(own.account.birthday);
  expect(own.news).toEqual([]);
});
