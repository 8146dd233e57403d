import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMessagesTo } from '@limber/contract/desk/clients/messages.ts';
import { readMessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_NOW } from '../../../../test/harness.ts';
import { actorOf } from '../../../../test/people.ts';
import { openStudio } from '../../../../test/studio.ts';
import { houseTelephone } from '../../../platform/messaging/house-telephone.ts';

const folder = mkdtempSync(join(tmpdir(), 'limber-phone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const messenger = houseTelephone(folder, () => new Date(TEST_NOW));
const { world, amina, book } = await openStudio({ messenger });

beforeEach(async () => {
  await world.query(`update accounts set message_channel = 'whatsapp', phone_e164 = '+971501112233'
    where id = ${amina.id}`);
});

const arrivedAt = async (to: string) =>
  (await world.app.inject(`/dev/phone?to=${encodeURIComponent(to)}`)).json();

test('what arrives is shown, newest first, and counts as read once somebody looks', async () => {
  const { accountId } = await actorOf(world, 'front_desk');
  const desk = { headers: () => world.bearer(accountId, 'front_desk') };
  const statusOf = async () =>
    (await callApi(world, listMessagesTo, { id: amina.id }, { by: desk })).json().results[0].status;
  await book();
  await world.runJobs();
  expect(await statusOf()).toBe('delivered');
  expect(await arrivedAt('+971509999999')).toEqual([]);
  expect(await arrivedAt('+971501112233')).toEqual([
    {
      ...{ id: expect.any(String), channel: 'whatsapp', to: '+971501112233' },
      ...{ template: 'session_booked_v1', language: 'en', at: new Date(TEST_NOW).toISOString() },
      text: expect.stringMatching(/^Hello Amina, your session at Limber is booked: Stretching on/),
      buttons: expect.any(Array),
    },
  ]);
  expect(await statusOf()).toBe('read');
  const page = await world.app.inject({
    ...{ url: '/dev/phone', headers: { accept: 'text/html' } },
  });
  expect(page.body).toContain('Hello Amina');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('one writes to the studio from there', async () => {
  const reply = await world.app.inject({
    ...{ method: 'POST', url: '/dev/phone?to=%2B971501112233', payload: { text: 'STOP' } },
  });
  expect(reply.statusCode).toBe(200);
  const wishes = await callApi(world, readMessageWishes, {}, { by: amina });
  expect(wishes.json()).toMatchObject({ offers_by_message: 'no' });
  const nothing = await world.app.inject({ method: 'POST', url: '/dev/phone', payload: {} });
  expect(nothing.statusCode).toBe(400);
});

test('a button that there is not is not pressed', async () => {
  const reply = await world.app.inject({
    ...{ method: 'POST', url: `/dev/phone/${crypto.randomUUID()}/buttons/coming` },
  });
  expect(reply.statusCode).toBe(404);
});
