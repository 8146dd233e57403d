import { listRetailProducts } from '@limber/contract/desk/money/retail-products.ts';
import { listStock } from '@limber/contract/desk/money/stock.ts';
import { listPaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import { listPlannedChanges } from '@limber/contract/desk/studio/planned-changes.ts';
import type { Route } from '@limber/contract/route.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from './call-api.ts';
import { openWorld } from './harness.ts';
import { memberOf } from './people.ts';

// Rows are inserted in another order than that of the list, as in `lists-in-order.test.ts`.
const world = await openWorld();
const by = await memberOf(world, 'manager');
const list = async <R extends Route>(route: R, args: Tried<R>) => {
  const reply = await callApi(world, route, args, { by });
  expect(reply.statusCode, reply.body).toBe(200);
  const answer = reply.json();
  return answer.results ?? answer;
};

test('products stand by the place that the studio gives them, and in the stock of a branch too', async () => {
  await world.query(`insert into retail_products (name, price_fils, position)
    values ('Oil', 9500, 3), ('Balm', 7500, 1), ('Salts', 4500, 2)`);
  const inOrder = ['Balm', 'Salts', 'Oil'];
  const named = (rows: { name: { en: string } }[]) => rows.map(({ name }) => name.en);
  expect(named(await list(listRetailProducts, {}))).toEqual(inOrder);
  expect(named(await list(listStock, { location: 'A' }))).toEqual(inOrder);
  await world.query('update retail_products set position = 10 - position');
  expect(named(await list(listRetailProducts, {}))).toEqual(inOrder.toReversed());
  expect(named(await list(listStock, { location: 'A' }))).toEqual(inOrder.toReversed());
});

test('what is to change from a day on stands by that day, the soonest first', async () => {
  for (const day of ['2026-06-03', '2026-06-01', '2026-06-02']) {
    await world.query(`insert into planned_changes (service_id, from_day, planned_at)
      select id, '${day}', '2026-03-01' from services order by id limit 1`);
  }
  const planned: { from_day: string }[] = await list(listPlannedChanges, {});
  expect(planned.map((each) => each.from_day)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']);
});

test('where packages are paid is said in the studio’s order, after sessions', async () => {
  const ofPackages = async () => {
    const { terms } = await list(listPaymentTerms, {});
    const ids = terms.map((each: { package_id: number | null }) => each.package_id);
    expect(ids[0]).toBeNull();
    return ids.slice(1);
  };
  await world.query('update package_products set position = id');
  const before = await ofPackages();
  expect(before.length).toBeGreaterThan(1);
  await world.query('update package_products set position = 1000000 - id');
  expect(await ofPackages()).toEqual(before.toReversed());
});
