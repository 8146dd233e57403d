import { listLocations } from '@limber/contract/catalogue.ts';
import { readSetUp, type SetUp } from '@limber/contract/desk/entry/set-up.ts';
import { addService, listStudioServices } from '@limber/contract/desk/studio/services.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../test/at-the-desk.ts';
import { openSeeded } from '../test/seeded.ts';

const world = await openSeeded('2026-03-04T10:00:00+04:00', { demo: false });
await world.query(`insert into accounts (email, first_name, last_name, phone_number, gender, account_type,
  goal, created_at, verified_at) values ('first@studio.example', 'Sara', 'Haddad', '+971500000001', 'female',
  'manager', '', now(), now())`);
const { ask } = await openManaging(world);
const readAll = async (): Promise<SetUp> => (await ask(readSetUp)).body;
const steps = async () => (await readAll()).steps;

test('a studio of its own begins with nothing of the invented one, and every step is open', async () => {
  expect((await ask(listLocations)).body.results).toEqual([]);
  expect((await ask(listStudioServices)).body).toEqual([]);
  const { rows } = await world.query(`
    select (select count(*)::int from closures) + (select count(*)::int from package_products)
      + (select count(*)::int from therapists) + (select count(*)::int from resources)
      + (select count(*)::int from partner_discounts) + (select count(*)::int from translations)
      as many`);
  expect(rows).toEqual([{ many: 0 }]);
  expect((await readAll()).opened_at).toBeNull();
  expect((await steps()).filter(({ state }) => state !== 'open')).toEqual([]);
});

test('its first service counts at once', async () => {
  const service = {
    name: { en: 'Physiotherapy', ar: 'علاج طبيعي' },
    description: { en: '', ar: '' },
    kind: null,
    needs_skill: true,
    prices: [{ time: 60, price: 400 }],
    ...{
      image: null,
      buffer_minutes: 0,
      therapist_minutes: null,
      needs: [],
      therapist_ids: [],
      position: 0,
    },
  };
  expect((await ask(addService, service)).status).toBe(201);
  const services = (await steps()).find(({ step }) => step === 'services');
  expect(services).toMatchObject({ state: 'done', count: 1, to_look_at: 0 });
});
