import { listLocations } from '@limber/contract/catalogue.ts';
import { readRota } from '@limber/contract/desk/rota/weeks.ts';
import {
  addBranch,
  changeBranch,
  listStudioBranches,
  retireBranch,
  type StudioBranch,
} from '@limber/contract/desk/studio/branches.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openStudio } from '../../../../test/studio.ts';

const { world, book, tryToBook } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);
const branch = async (code: string) =>
  (await ask(listStudioBranches)).body.find(
    (each: StudioBranch) => each.location === code,
  ) as StudioBranch;
const formOf = ({ retired: _, ...told }: StudioBranch) => told;
const onSite = async (code: string) =>
  (await ask(listLocations)).body.results.find(
    ({ location }: { location: string }) => location === code,
  );
const hills = {
  ...{ name: { en: 'Hills', ar: 'التلال' }, address: { en: 'Hills Mall', ar: 'مول التلال' } },
  ...{ map_url: 'https://maps.example/hills', phone: '+971 4 000 0009', image: null, position: 9 },
  emirate: 'sharjah' as const,
  parking: { en: 'Level 2 of the mall.', ar: 'الطابق 2 من المول.' },
};

test('changed details of a branch are on the website at the next request, and the log names the actor', async () => {
  const seen = await branch('A');
  const told = { ...formOf(seen), map_url: 'https://maps.example/warqa', phone: '04 111 2222' };
  const { status, body } = await ask(changeBranch, told);
  expect([status, body.version]).toEqual([200, seen.version + 1]);
  expect(await onSite('A')).toMatchObject({ map_url: told.map_url, phone: '04 111 2222' });
  expect((await historyOf('branch'))[0]).toMatchObject({
    ...{ action: 'changed', actorId: manager, became: { phone: '04 111 2222' } },
  });
  expect((await ask(changeBranch, told)).status).toBe(409);
  expect((await ask(changeBranch, { ...told, location: 'Z' })).status).toBe(404);
});

test('a branch that is opened has the next letter, and is planned and sold at', async () => {
  const { status, body } = await ask(addBranch, hills);
  expect([status, body]).toMatchObject([201, { location: 'C', retired: false }]);
  expect(await onSite('C')).toMatchObject({ name: 'Hills', image: '', bookable: true });
  expect((await onSite('C')).parking).toBe('Level 2 of the mall.');
  expect((await branch('C')).parking).toEqual(hills.parking);
  const { branches } = (await ask(readRota)).body;
  expect(branches).toContainEqual({ code: 'C', name: 'Hills' });
  const twice = await ask(addBranch, hills);
  expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['name.en']]);
});

test('a branch is retired once it is not in use, and then takes no bookings', async () => {
  const retire = async (code: string, retired = true) =>
    ask(retireBranch, { location: code, version: (await branch(code)).version, retired });
  await book();
  expect((await retire('A')).body.detail).toMatch(/Sessions are still booked/);
  await world.query(`update bookings set status = 'cancelled'`);
  expect((await retire('A')).body.detail).toMatch(/Therapists belong/);
  await world.query(`update therapists set location_code = 'B'`);
  await world.query(`insert into drawer_sessions (location_code, day, float_fils, opened_at, opened_by)
    values ('A', '2026-03-04', 0, now(), ${manager})`);
  expect((await retire('A')).body.detail).toMatch(/drawer/);
  await world.query(`update drawer_sessions set closed_at = now(), closed_by = ${manager},
    expected_fils = 0, counted_fils = 0`);
  expect((await retire('A')).status).toBe(200);
  expect((await onSite('A')).bookable).toBe(false);
  expect((await tryToBook()).statusCode).toBeGreaterThanOrEqual(400);
  expect((await retire('A', false)).body.retired).toBe(false);
  expect((await tryToBook()).statusCode).toBe(201);
});

test.each([
  [{ name: { en: 'Hill', ar: ' ' } }, 'name.ar'],
  [{ address: { en: 'Somewhere', ar: '' } }, 'address.ar'],
  [{ parking: { en: '', ar: 'هنا' } }, 'parking.en'],
  [{ map_url: 'javascript:alert(1)' }, 'map_url'],
  [{ phone: 'call us' }, 'phone'],
  [{ emirate: 'muscat' as never }, 'emirate'],
])('%j is refused', async (changes, field) => {
  const { status, body } = await ask(addBranch, { ...hills, ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
