import {
  addResource,
  changeResource,
  listStudioResources,
  retireResource,
  type StudioResource,
} from '@limber/contract/desk/studio/resources.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);
const redLight = await serviceNamed(world, 'Red-Light Therapy');

const bedIn = async (location: string): Promise<StudioResource> => {
  const { body } = await ask(listStudioResources);
  return body.find(
    (each: StudioResource) => each.kind.en === 'Red-light bed' && each.location === location,
  );
};
const freeTimes = async (): Promise<string[]> =>
  (
    await ask(availableTimesForServices, {
      ...{ date: '2026-03-05', location: 'A', total_duration: 30, services: String(redLight) },
    })
  ).body;
const redLightAt = (time: string) => ({
  services: [{ id: redLight, name: 'Red-Light Therapy', time: 30, price: 120, type: 'service' }],
  ...{ time, duration: 30, total_duration: 30, total_price: 120 },
});

test('a retired bed is no longer assigned, and stays with sessions that use it', async () => {
  const id = await book(redLightAt('14:00'));
  const bed = await bedIn('A');
  // What the manager is told beforehand.
  expect([bed.sessions_to_come, (await bedIn('B')).sessions_to_come]).toEqual([1, 0]);
  const { body } = await ask(retireResource, { id: bed.id, version: bed.version, retired: true });
  expect(body).toMatchObject({ retired: true, version: bed.version + 1 });
  expect(await freeTimes()).toEqual([]);
  const { rows } = await world.query(
    `select resource_id, live from booking_resources where booking_id = '${id}'`,
  );
  expect(rows).toEqual([{ resource_id: bed.id, live: true }]);
  await ask(retireResource, { id: bed.id, version: body.version, retired: false });
  const times = await freeTimes();
  expect(times).toContain('16:00');
  expect(times).not.toContain('14:00');
});

test('a second bed doubles what can be sold at an hour', async () => {
  await book(redLightAt('14:00'));
  const bed = await bedIn('A');
  const { status, body } = await ask(addResource, {
    location: 'A',
    kind: bed.kind,
    name: { en: 'Second bed', ar: 'السرير الثاني' },
    position: 1,
  });
  expect([status, body.name.ar]).toEqual([201, 'السرير الثاني']);
  expect(await freeTimes()).toContain('14:00');
  expect(await historyOf('resource', body.id)).toMatchObject([
    { action: 'added', actorId: manager, became: { location: 'A', name: 'Second bed' } },
  ]);
});

test('of two beds that are free the first in the studio’s order is given', async () => {
  const bed = await bedIn('A');
  const name = { en: 'Bed by the window', ar: 'سرير النافذة' };
  const { body: other } = await ask(addResource, {
    ...{ location: 'A', kind: bed.kind, name, position: 9 },
  });
  await world.query(`update resources set active = false
    where kind = 'Red-light bed' and location_code = 'A' and id not in (${bed.id}, ${other.id})`);
  const given = async (time: string) => {
    const id = await book(redLightAt(time));
    const { rows } = await world.query<{ id: number }>(
      `select resource_id as id from booking_resources where booking_id = '${id}'`,
    );
    return rows.map((each) => each.id);
  };
  expect(await given('14:00')).toEqual([bed.id]);
  const { id, version, kind } = other;
  expect((await ask(changeResource, { id, version, kind, name, position: 0 })).status).toBe(200);
  await world.query(`update resources set position = 7 where id = ${bed.id}`);
  expect(await given('16:00')).toEqual([other.id]);
});

test('two in a branch cannot have the same name, and of two managers the second is told', async () => {
  const bed = await bedIn('B');
  const { retired: _, location: __, sessions_to_come: ___, ...form } = bed;
  const same = { location: 'B', kind: bed.kind, name: bed.name, position: 3 };
  const taken = await ask(addResource, same);
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([400, ['name.en']]);
  const room = { en: 'Treatment room 1', ar: 'غرفة علاج 1' };
  const other = await ask(changeResource, { ...form, name: room });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['name.en']]);
  const name = { en: 'Warm bed', ar: 'السرير الدافئ' };
  expect((await ask(changeResource, { ...form, name })).body).toMatchObject({ name, version: 2 });
  expect((await ask(changeResource, { ...form, name })).status).toBe(409);
  expect((await ask(changeResource, { ...form, id: 2_000_000 })).status).toBe(404);
});
