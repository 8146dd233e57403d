import { listDue } from '@limber/contract/desk/owed.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { ownPackage } from '../../../test/own-package.ts';
import { openTill } from '../../../test/till.ts';
import { MOST_OWED } from './queries/owed.ts';

const { world, amina, desk } = await openTill();
const due = async () =>
  (await callApi(world, listDue, { client_id: amina.id }, { by: desk })).json();

test('what is owed beyond a full list is not left out unsaid', async () => {
  const id = await ownPackage(world, amina.id, 'Starter Package');
  const again = (times: number) =>
    world.query(
      `insert into owned_packages (owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at)
       select owner_id, product_id, option_id, kind, name, minutes, price_fils, people_limit, bought_at
       from owned_packages, generate_series(1, ${times}) where id = ${id}`,
    );
  await again(MOST_OWED - 1);
  const full = await due();
  expect([full.packages.length, full.more]).toEqual([MOST_OWED, false]);
  await again(1);
  const more = await due();
  expect([more.packages.length, more.more]).toEqual([MOST_OWED, true]);
  expect(more.packages[0].owned_package_id).toBe(id);
});
