import {
  changeGiftCardTerms,
  readGiftCardTerms,
} from '@limber/contract/desk/money/gift-card-terms.ts';
import type { GiftPackage } from '@limber/contract/paying/gift-cards.ts';
import type { Route } from '@limber/contract/route.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { setGiftCardTerms } from '../../../test/gift-cards/terms.ts';
import { openWorld } from '../../../test/harness.ts';
import { memberOf } from '../../../test/people.ts';
import { readSite } from '../catalogue/website/read-site.ts';

const world = await openWorld();
const manager = await memberOf(world, 'manager');
await setGiftCardTerms(world, manager);

async function ask<R extends Route>(route: R, args: Tried<R>, by = manager) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

test('of two managers who change what is sold the second is told', async () => {
  const { used: _, packages: __, ...terms } = (await ask(readGiftCardTerms, {})).body;
  expect((await ask(changeGiftCardTerms, { ...terms, most: 900 })).status).toBe(200);
  const late = await ask(changeGiftCardTerms, { ...terms, most: 700 });
  expect([late.status, late.body.detail]).toEqual([409, expect.stringMatching(/has just changed/)]);
  expect((await ask(readGiftCardTerms, {})).body).toMatchObject({
    ...{ most: 900, version: terms.version + 1 },
  });
});

test('pages lead to where cards are bought only while they are sold and can be paid there', async () => {
  const leads = async (takesPayments: boolean) =>
    (await readSite(world.db, world.clock.now(), { takesPayments })).site.gift_cards;
  expect([await leads(true), await leads(false)]).toEqual([true, false]);
  await setGiftCardTerms(world, manager, { sold: false });
  expect(await leads(true)).toBe(false);
  await setGiftCardTerms(world, manager);
});

test('only packages on sale that cost something are given as cards', async () => {
  const given = async () =>
    (await ask(readGiftCardTerms, {})).body.packages.map(({ name }: GiftPackage) => name.en);
  const starter = 'Starter Package';
  const change = (what: string) =>
    world.query(`update package_products set ${what} where name = '${starter}'`);
  const size = (what: string) =>
    world.query(`update package_options set ${what} where product_id = (
      select id from package_products where name = '${starter}')`);
  expect(await given()).toEqual([]);
  await change('as_gift = true');
  expect(await given()).toEqual([starter]);
  for (const [off, on] of [
    ['active = false', 'active = true'],
    ['renews = true', 'renews = false'],
  ] as const) {
    await change(off);
    expect(await given()).toEqual([]);
    await change(on);
  }
  await size('active = false');
  expect(await given()).toEqual([]);
  await size('active = true');
  const { rows } = await world.query<{
    minor: number;
  }>(`select price_fils as minor from package_options
    where product_id = (select id from package_products where name = '${starter}')`);
  await size('price_fils = 0');
  expect(await given()).toEqual([]);
  await size(`price_fils = ${rows[0]?.minor}`);
  await change('as_gift = false');
});
