import { listTherapists } from '@limber/contract/catalogue.ts';
import { readOwnDay } from '@limber/contract/desk/day/own-day.ts';
import { readSignIn } from '@limber/contract/desk/entry/sign-in.ts';
import { addTimeOff, readTimeOff } from '@limber/contract/desk/rota/time-off.ts';
import { listToCome } from '@limber/contract/desk/rota/upcoming-sessions.ts';
import { changeShifts } from '@limber/contract/desk/rota/weeks.ts';
import {
  changeService,
  listStudioServices,
  type StudioService,
} from '@limber/contract/desk/studio/services.ts';
import {
  addTherapist,
  changeTherapist,
  listStudioTherapists,
  retireTherapist,
  type StudioTherapist,
} from '@limber/contract/desk/studio/therapists.ts';
import { expect, test } from 'vitest';
import { comeAgain, comeFirst, comeHalfWay, openManaging } from '../../../../test/at-the-desk.ts';
import { expectBlocked } from '../../../../test/blocked.ts';
import { callApi } from '../../../../test/call-api.ts';
import { serviceNamed } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { openClient } from '../../../platform/database/open-connections.ts';

const { world, book, tryToBook, badr } = await openStudio();
const { manager, ask, historyOf } = await openManaging(world);
const stretching = await serviceNamed(world, 'Stretching');
const named = async (name: string): Promise<StudioTherapist> => {
  const { body } = await ask(listStudioTherapists);
  return body.find((each: StudioTherapist) => each.full_name === name);
};
/** What a form sends for a therapist that it has read. */
const formOf = ({ retired: _, full_name: __, ...therapist }: StudioTherapist) => therapist;
const team = async (): Promise<{ full_name: string; languages: string[]; services: unknown[] }[]> =>
  (await ask(listTherapists)).body;

test('a therapist’s changed details are on the website at the next request, and a service that they no longer offer cannot be booked with them', async () => {
  const noura = await named('Noura Al Hashimi');
  const { status, body } = await ask(changeTherapist, {
    ...formOf(noura),
    languages: ['ar', 'en', 'fr'],
    service_ids: noura.service_ids.filter((id) => id !== stretching),
  });
  expect([status, body.version]).toEqual([200, noura.version + 1]);
  expect([body.languages, (await named('Noura Al Hashimi')).languages]).toEqual([
    ['ar', 'en', 'fr'],
    ['ar', 'en', 'fr'],
  ]);
  expect(await team()).toContainEqual(
    expect.objectContaining({ full_name: 'Noura Al Hashimi', languages: ['ar', 'en', 'fr'] }),
  );
  expect((await tryToBook()).statusCode).toBeGreaterThanOrEqual(400);
  expect((await historyOf('therapist', noura.id))[0]).toMatchObject({
    action: 'changed',
    actorId: manager,
    became: { languages: 'ar, en, fr', services: expect.not.stringMatching(/^Stretching/) },
  });
  expect((await ask(changeTherapist, formOf(noura))).status).toBe(409);
  await ask(changeTherapist, { ...formOf(noura), version: body.version });
  expect((await tryToBook()).statusCode).toBe(201);
});

test('a therapist who offers nothing for now is on the website with nothing, and with services again once they are set', async () => {
  const noura = await named('Noura Al Hashimi');
  const services = async () =>
    (await team()).find(({ full_name }) => full_name === 'Noura Al Hashimi')?.services.length;
  const nothing = await ask(changeTherapist, { ...formOf(noura), service_ids: [] });
  expect([nothing.status, nothing.body.service_ids, await services()]).toEqual([200, [], 0]);
  const { service_ids, version } = { ...noura, version: noura.version + 1 };
  const again = await ask(changeTherapist, { ...formOf(noura), version });
  expect([again.body.service_ids, await services()]).toEqual([service_ids, service_ids.length]);
});

test('a service and a therapist can be changed at the same moment, and both list who offers it', async () => {
  const { rows } = await world.query<{ therapist: number; service: number }>(
    `select t.id as therapist, s.id as service from therapists t cross join services s
     where t.active and s.active and not exists (
       select from therapist_services where therapist_id = t.id and service_id = s.id) limit 1`,
  );
  const [{ therapist, service } = { therapist: 0, service: 0 }] = rows;
  const told = (await ask(listStudioTherapists)).body.find(
    ({ id }: StudioTherapist) => id === therapist,
  );
  const kept = (await ask(listStudioServices)).body.find(({ id }: StudioService) => id === service);
  const { retired: _, proposed: __, ...form } = kept;
  const changes = [
    () => ask(changeTherapist, { ...formOf(told), service_ids: [...told.service_ids, service] }),
    () => ask(changeService, { ...form, therapist_ids: [...form.therapist_ids, therapist] }),
  ];
  for (const change of changes) {
    // What the other one has done by then.
    const other = await openClient(world.databaseUrl);
    await other.query(
      `begin; insert into therapist_services (therapist_id, service_id) values (${therapist}, ${service})`,
    );
    const changed = change();
    await expectBlocked(world, 1, changed);
    await other.query('commit');
    await other.end();
    expect((await changed).status).toBe(200);
    expect((await ask(listStudioServices)).body).toContainEqual(
      expect.objectContaining({ id: service, therapist_ids: expect.arrayContaining([therapist]) }),
    );
    await world.query(
      `delete from therapist_services where therapist_id = ${therapist} and service_id = ${service}`,
    );
  }
});

test('a retired therapist is no longer offered, and keeps the booked sessions', async () => {
  const id = await book();
  const { id: noura, version } = await named('Noura Al Hashimi');
  const { body } = await ask(retireTherapist, { id: noura, version, retired: true });
  expect(body.retired).toBe(true);
  expect((await team()).map(({ full_name }) => full_name)).not.toContain('Noura Al Hashimi');
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBeGreaterThanOrEqual(400);
  const { rows } = await world.query(`select status from bookings where id = '${id}'`);
  expect(rows).toEqual([{ status: 'booked' }]);
  await ask(retireTherapist, { id: noura, version: version + 1, retired: false });
  expect((await tryToBook({ time: '16:00' }, badr)).statusCode).toBe(201);
});

test('a retired therapist has no access to the desk, even after signing in again, until restored', async () => {
  const address = 'noura@limber.example';
  const there = await comeFirst(world, address);
  expect((await callApi(world, readOwnDay, {}, { by: there })).statusCode).toBe(200);
  const { id, version } = await named('Noura Al Hashimi');
  await ask(retireTherapist, { id, version, retired: true });
  expect((await callApi(world, readOwnDay, {}, { by: there })).statusCode).toBe(401);
  const half = await comeHalfWay(world, address);
  const refused = await callApi(world, readSignIn, {}, { by: half });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    'You are not in the team of therapists any more. Please speak with a manager.',
  ]);
  const again = await comeAgain(world, address, there.secret);
  expect(again.status).toBe(403);
  await ask(retireTherapist, { id, version: version + 1, retired: false });
  world.clock.advance(1);
  const back = await comeAgain(world, address, there.secret);
  expect((await callApi(world, readOwnDay, {}, { by: back })).statusCode).toBe(200);
});

const salma = {
  ...{ email: 'salma@studio.example', first_name: 'Salma', last_name: 'Aziz', gender: 'female' },
  ...{ location: 'A', name_ar: ' سلمى عزيز ', languages: ['ar'], service_ids: [stretching] },
  ...{ books_by_phone: false, photo: null, position: 90 },
} as const;

test('a therapist who is added and given shifts appears on the website and is booked; the log names who added them', async () => {
  const { status, body } = await ask(addTherapist, salma as never);
  expect([status, body]).toMatchObject([201, { full_name: 'Salma Aziz', name_ar: 'سلمى عزيز' }]);
  expect(await team()).toContainEqual(
    expect.objectContaining({ full_name: 'Salma Aziz', languages: ['ar'], gender: 'female' }),
  );
  const hour = { therapist_id: body.id, time: '14:00' };
  expect((await tryToBook(hour)).statusCode).toBeGreaterThanOrEqual(400);
  const shifts = [{ location: 'A', from_minute: 720, to_minute: 1200 }];
  const weeks = { therapist_ids: [body.id], weekdays: [4], shifts, valid_from: '2026-03-04' };
  expect((await ask(changeShifts, weeks)).status).toBe(200);
  expect((await tryToBook(hour)).statusCode).toBe(201);
  expect((await historyOf('therapist', body.id))[0]).toMatchObject({
    ...{ action: 'added', actorId: manager },
    became: { first_name: 'Salma', email: salma.email, services: 'Stretching' },
  });
  const again = await ask(addTherapist, salma as never);
  expect([again.status, again.body.detail]).toEqual([
    409,
    expect.stringMatching(/account already/),
  ]);
  const nowhere = { ...salma, email: 'lina@studio.example', location: 'Z', first_name: ' ' };
  const refused = await ask(addTherapist, nowhere as never);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['first_name']]);
});

test('upcoming sessions of a retired therapist are listed, and another therapist is found for them', async () => {
  const id = await book();
  const { id: noura, version } = await named('Noura Al Hashimi');
  await ask(retireTherapist, { id: noura, version, retired: true });
  const { body } = await ask(listToCome, { id: noura });
  expect(body).toMatchObject([{ id, services: ['Stretching'], client: { first_name: 'Amina' } }]);
  const url = `/api/v1/desk/rota/therapists/${noura}/to-come`;
  const headers = { ...world.bearer(manager, 'manager'), 'accept-language': 'ar' };
  const arabic = (await world.app.inject({ url, headers })).json();
  expect(arabic[0].services).not.toEqual(['Stretching']);
  const away = { therapist_id: noura, kind: 'other', from: '2026-03-05', to: '2026-03-05' };
  const noted = await ask(addTimeOff, away as never);
  expect([noted.status, noted.body.open]).toEqual([201, 1]);
  const { sessions } = (await ask(readTimeOff, { id: noted.body.id })).body;
  expect(sessions[0].covers.length).toBeGreaterThan(0);
  await ask(retireTherapist, { id: noura, version: version + 1, retired: false });
});

test.each([
  [{ languages: ['English'] }, 'languages.0'],
  [{ service_ids: [2_000_000] }, 'service_ids'],
  [{ location: 'Z' }, 'location'],
  [{ photo: 'javascript:alert(1)' }, 'photo'],
  [{ name_ar: ' ' }, 'name_ar'],
])('%j is refused', async (changes, field) => {
  const seen = await named('Noura Al Hashimi');
  const { status, body } = await ask(changeTherapist, { ...formOf(seen), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
