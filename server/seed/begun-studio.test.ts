import { listLocations } from '@limber/contract/catalogue.ts';
import { readSetUp, type SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { listStudioBranches } from '@limber/contract/desk/studio/branches.ts';
import { listStudioProducts, retireProduct } from '@limber/contract/desk/studio/products.ts';
import { changeService, listStudioServices } from '@limber/contract/desk/studio/services.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../test/at-the-desk.ts';
import { openSeeded } from '../test/seeded.ts';

const world = await openSeeded('2026-03-04T10:00:00+04:00', { demo: false });
await world.query(`insert into accounts (email, first_name, last_name, phone_number, gender, account_type,
  goal, created_at, verified_at) values ('first@studio.example', 'Sara', 'Haddad', '+971500000001', 'female',
  'manager', '', now(), now())`);
const { ask } = await openManaging(world);
const stepOf = async (name: SetUpStep['step']) =>
  (await ask(readSetUp)).body.find(({ step }: SetUpStep) => step === name);

test('a studio begins without partners, and with two branches and the names of places in old bookings', async () => {
  const { rows } = await world.query('select id from partner_discounts');
  expect(rows).toEqual([]);
  const codes = (list: { location: string }[]) => list.map(({ location }) => location);
  expect(codes((await ask(listStudioBranches)).body)).toEqual(['A', 'B']);
  expect(codes((await ask(listLocations)).body.results)).toEqual([
    ...['A', 'B', 'dmcc', 'jvc', 'main', 'downtown', 'marina'],
  ]);
  expect(await stepOf('partners')).toMatchObject({ done: false, optional: true });
});

test('services and packages are proposals until somebody saves or retires each', async () => {
  expect(await stepOf('services')).toMatchObject({ done: false, count: 9, to_look_at: 9 });
  expect(await stepOf('packages')).toMatchObject({ done: false, count: 7, to_look_at: 7 });
  const services = (await ask(listStudioServices)).body;
  for (const { proposed, retired: _, ...as } of services) {
    expect(proposed).toBe(true);
    // As proposed: nothing in it has to be changed.
    expect((await ask(changeService, as)).body).toMatchObject({ proposed: false });
  }
  expect(await stepOf('services')).toMatchObject({ done: true, to_look_at: 0 });
  const [{ id, version }] = (await ask(listStudioProducts)).body;
  await ask(retireProduct, { id, version, retired: true });
  expect(await stepOf('packages')).toMatchObject({ done: false, count: 6, to_look_at: 6 });
});
