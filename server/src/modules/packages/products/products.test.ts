import { listPackages, listSharedPackages } from '@limber/contract/catalogue.ts';
import {
  addProduct,
  changeProduct,
  listStudioProducts,
  retireProduct,
  type StudioProduct,
} from '@limber/contract/desk/studio/products.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, buy, tryToBuy, badr } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);

const named = async (name: string): Promise<StudioProduct> => {
  const { body } = await ask(listStudioProducts);
  return body.find((each: StudioProduct) => each.name.en === name);
};
/** What a form sends for a package that it has read. */
const formOf = ({ retired: _, kind: __, proposed: ___, ...product }: StudioProduct) => product;
const onSale = async (): Promise<{ name: string; options: unknown[] }[]> =>
  (await ask(listPackages)).body.results;

test('a sold package keeps its minutes, price and days when they change', async () => {
  const bought = await buy('Starter Package');
  const before = await named('Starter Package');
  const [first] = before.sizes;
  const sizes = before.sizes.map((size) =>
    size === first ? { ...size, time: 330, price: 1500, validity_days: 30 } : size,
  );
  const { rows: kept } = await world.query(
    `select minutes, price_fils, expires_on from owned_packages where id = ${bought.package.id}`,
  );
  const { status, body } = await ask(changeProduct, { ...formOf(before), sizes });
  expect([status, body.version]).toEqual([200, before.version + 1]);
  const starter = (await onSale()).find(({ name }) => name === 'Starter Package');
  expect(starter?.options).toContainEqual({
    ...{ id: first?.id, time: 330, price: 1500, validity_days: 30 },
  });
  const { rows } = await world.query(
    `select minutes, price_fils, expires_on from owned_packages where id = ${bought.package.id}`,
  );
  expect(rows).toEqual(kept);
  expect((await historyOf('package', before.id))[0]).toMatchObject({
    action: 'changed',
    actorId: manager,
    became: { sizes: expect.stringContaining('330 min 1,500.00 AED 30 d') },
  });
  await ask(changeProduct, { ...formOf(body), sizes: before.sizes });
});

test('a size that is left out, and a retired package, are no longer sold', async () => {
  const before = await named('Starter Package');
  const { id, version } = before;
  const added = [...before.sizes, { time: 60, price: 1, validity_days: null }];
  const { body: more } = await ask(changeProduct, { ...formOf(before), sizes: added });
  expect(more.sizes).toHaveLength(before.sizes.length + 1);
  const { body: less } = await ask(changeProduct, { ...formOf(more), sizes: before.sizes });
  expect(less.sizes).toEqual(before.sizes);
  const gone = more.sizes.find((size: { price: number }) => size.price === 1);
  const asked = { package_balance_id: gone.id, total_price: 1 };
  expect((await tryToBuy('Starter Package', asked, badr)).statusCode).toBeGreaterThanOrEqual(400);
  const stale = await ask(changeProduct, { ...formOf(less), sizes: more.sizes });
  expect([stale.status, Object.keys(stale.body.fields)]).toEqual([400, ['sizes']]);

  expect((await ask(retireProduct, { id, version, retired: true })).status).toBe(409);
  const retired = await ask(retireProduct, { id, version: less.version, retired: true });
  expect(retired.body.retired).toBe(true);
  expect((await onSale()).map(({ name }) => name)).not.toContain('Starter Package');
  expect((await tryToBuy('Starter Package', {}, badr)).statusCode).toBeGreaterThanOrEqual(400);
  await ask(retireProduct, { id, version: less.version + 1, retired: false });
  expect((await onSale()).map(({ name }) => name)).toContain('Starter Package');
});

test('a new package is sold at once, in both languages', async () => {
  const [service] = (await named('Starter Package')).service_ids;
  const { status, body } = await ask(addProduct, {
    kind: 'shared',
    name: { en: 'Cousins', ar: 'أبناء العم' },
    description: { en: '', ar: '' },
    people_limit: 3,
    ...{ renews: false, unused_minutes: 'expire', while_failing: 'wait', as_gift: false },
    service_ids: [service],
    position: 9,
    sizes: [{ time: 900, price: 3600, validity_days: 180 }],
  });
  expect([status, body.kind, body.retired]).toEqual([201, 'shared', false]);
  const { body: shared } = await ask(listSharedPackages);
  expect(shared.results.at(-1)).toMatchObject({ name: 'Cousins', people_limit: 3 });
});

test.each([
  ['Starter Package', { name: { en: 'Cousins', ar: 'باقة' } }, 'name.en'],
  ['Starter Package', { people_limit: 2 }, 'people_limit'],
  ['Starter Package', { service_ids: [2_000_000] }, 'service_ids'],
  ['Starter Package', { sizes: [{ time: null, price: 1, validity_days: 1 }] }, 'sizes'],
  ['Cousins', { people_limit: 1 }, 'people_limit'],
])('%s with %j is refused', async (name, changes, field) => {
  const seen = await named(name);
  const { status, body } = await ask(changeProduct, { ...formOf(seen), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test.each([
  [{ sizes: [{ time: null, price: 1, validity_days: 1 }] }, ['sizes']],
  // Of a service that there is not no size is long enough either.
  [{ service_ids: [2_000_000] }, ['service_ids', 'sizes']],
])('a new package with %j is refused, as a change of one is', async (changes, fields) => {
  const { description, people_limit, service_ids, position, sizes } =
    await named('Starter Package');
  const plain = { renews: false, unused_minutes: 'expire', while_failing: 'wait', as_gift: false };
  const kept = { description, people_limit, service_ids, position, sizes, ...plain };
  const wished = { kind: 'regular', name: { en: 'Twice', ar: 'مرتين' }, ...kept, ...changes };
  const { status, body } = await ask(addProduct, wished as never);
  expect([status, Object.keys(body.fields ?? body)]).toEqual([400, fields]);
});
