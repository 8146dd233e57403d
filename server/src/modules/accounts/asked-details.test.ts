import { changeProfile, exportData, readProfile } from '@limber/contract/accounts.ts';
import { register } from '@limber/contract/auth.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { addClient as addAtDesk, changeClient } from '@limber/contract/desk/clients/clients.ts';
import { changeSettings, readSettings } from '@limber/contract/desk/studio/settings.ts';
import { readStudio } from '@limber/contract/studio.ts';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { addClient, type TestClient } from '../../../test/people.ts';

const world = await openWorld();
const { ask } = await openManaging(world);
const details = { birthday: '1990-05-17', address: 'Villa 12, Al Warqa' };
let client: TestClient;
let clients = 0;

beforeEach(async () => {
  clients += 1;
  client = await addClient(world, `Client${clients}`);
});

/** Switches both details on or off. */
async function askFor(asked: boolean) {
  const { body } = await ask(readSettings);
  const wished = { ...body, asks_birthday: asked, asks_address: asked };
  expect((await ask(changeSettings, wished)).status).toBe(200);
}

const change = async (args: Tried<typeof changeProfile>) => {
  const reply = await callApi(world, changeProfile, args, { by: client });
  return { status: reply.statusCode, body: reply.json() };
};
const registration = () => ({
  email: `new${clients}@client.example`,
  ...{ first_name: 'New', last_name: 'Client', phone_number: '+971501112233' },
  gender: 'female' as const,
});

test('a studio that does not ask for birthday and address does not get them', async () => {
  await askFor(false);
  const { status, body } = await change(details);
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['address', 'birthday']]);
  const reply = await callApi(world, register, { ...registration(), ...details });
  expect(reply.statusCode).toBe(400);
});

test('a studio that asks for them gets them at registration and in the profile', async () => {
  await askFor(true);
  const { body: studio } = await ask(readStudio);
  expect([studio.asks_birthday, studio.asks_address]).toEqual([true, true]);
  const registered = await callApi(world, register, { ...registration(), ...details });
  expect(registered.json()).toMatchObject(details);
  expect((await change({ ...details, address: ' Villa  12,\nAl Warqa ' })).body).toMatchObject(
    details,
  );
  const { body } = await change({ goal: 'Touch my toes' });
  expect(body).toMatchObject(details);
  const exported = await callApi(world, exportData, {}, { by: client });
  expect(exported.json().account).toMatchObject(details);
  // What was given stays and can be taken out after the studio stops asking.
  await askFor(false);
  expect((await callApi(world, readProfile, {}, { by: client })).json()).toMatchObject(details);
  const none = { birthday: null, address: null };
  expect((await change(none)).body).toMatchObject(none);
});

test('a birthday cannot be in the future', async () => {
  await askFor(true);
  const { status, body } = await change({ birthday: '2026-03-05' });
  expect([status, body.fields]).toEqual([400, { birthday: 'Please enter a day that has passed.' }]);
});

test('the desk writes and reads both, keeps the old values, and does not search by them', async () => {
  const sara = { first_name: 'Sara', phone_number: '0507654321', ...details };
  const { status, body } = await ask(addAtDesk, sara);
  expect([status, body]).toEqual([201, expect.objectContaining(details)]);
  const moved = { id: body.id, address: 'Flat 3, Mirdif', version: body.version };
  const changed = (await ask(changeClient, moved)).body;
  expect(changed).toMatchObject({ ...details, address: 'Flat 3, Mirdif' });
  expect(changed.changes[0]).toMatchObject({ field: 'address', was: details.address });
  expect((await ask(findClients, { q: 'Mirdif' })).body).toEqual([]);
});
