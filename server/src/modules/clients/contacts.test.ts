import {
  changeContactOutcome,
  listContacts,
  listReadyTexts,
  logContact,
} from '@limber/contract/desk/clients/contacts.ts';
import type { Route } from '@limber/contract/route.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { addClient } from '../../../test/people.ts';

const { world, actor, desk, amina, badr, book, buy } = await openDesk();

async function ask<R extends Route>(route: R, args: Tried<R>, by = desk) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

test('a call to a client is recorded with the caller, and its outcome with the person who gave it', async () => {
  const bookingId = await book();
  const logged = await ask(logContact, {
    ...{ client_id: amina.id, channel: 'phone', about: 'sick_day', booking_id: bookingId },
  });
  expect(logged.status).toBe(201);
  expect(logged.body).toMatchObject({
    ...{ channel: 'phone', about: 'sick_day', booking_id: bookingId, outcome: null },
    opened_by: expect.stringMatching(/\w/),
    outcome_by: null,
  });
  const { id } = logged.body;
  expect((await ask(changeContactOutcome, { id, outcome: 'not_reached' })).status).toBe(200);
  const told = await ask(changeContactOutcome, { id, outcome: 'moved' });
  expect(told.body).toMatchObject({ outcome: 'moved', outcome_by: logged.body.opened_by });
  const { outcome_by } = await world.db
    .selectFrom('contacts')
    .select('outcome_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(outcome_by).toBe(actor.accountId);

  const wrote = { client_id: amina.id, channel: 'whatsapp', about: 'free_times' } as const;
  const second = await ask(logContact, { ...wrote, outcome: 'agreed' });
  expect(second.body).toMatchObject({ outcome: 'agreed', outcome_by: expect.any(String) });
  const listed = await ask(listContacts, { id: amina.id });
  expect(listed.body).toMatchObject({ count: 2, results: [{ id: second.body.id }, { id }] });
  const page = await ask(listContacts, { id: amina.id, limit: 1 });
  expect(page.body.results).toHaveLength(1);
  const ofSession = await ask(listContacts, { id: amina.id, booking_id: bookingId });
  expect(ofSession.body.results).toMatchObject([{ id }]);
});

test('a contact whose client was erased gets no outcome', async () => {
  const { id: client_id } = await addClient(world, 'Forgotten');
  const { body } = await ask(logContact, { client_id, channel: 'phone', about: 'session' });
  await world.query(`update accounts set erased_at = now() where id = ${client_id}`);
  const said = await ask(changeContactOutcome, { id: body.id, outcome: 'agreed' });
  expect([said.status, said.body.detail]).toEqual([404, 'There is no such call or message.']);
});

test('nothing is stored for an unknown client, a session of somebody else, or an unknown contact', async () => {
  const bookingId = await book({ time: '18:00' });
  const call = { channel: 'phone', about: 'session' } as const;
  const foreign = await ask(logContact, { ...call, client_id: badr.id, booking_id: bookingId });
  expect(foreign.status).toBe(404);
  for (const client_id of [actor.accountId, 2_000_000]) {
    expect((await ask(logContact, { ...call, client_id })).status).toBe(404);
    expect((await ask(listContacts, { id: client_id })).status).toBe(404);
  }
  const args = { id: 2_000_000, outcome: 'agreed' } as const;
  expect((await ask(changeContactOutcome, args)).status).toBe(404);
  expect((await ask(logContact, { ...call, client_id: amina.id, about: 'gossip' })).status).toBe(
    400,
  );
});

test('ready messages are in the language of the client', async () => {
  await buy('Balance Package', { time: '18:00' });
  const english = (await ask(listReadyTexts, { id: amina.id })).body;
  expect(english.map(({ about }: { about: string }) => about)).toEqual([
    'other',
    'session',
    'package',
  ]);
  expect(english[0].text).toMatch(/^Hello Amina, this is \w/);
  expect(english[1].text).toMatch(/Thursday 5 March.* at 18:00, at Al Warqa, with Noura/);
  expect(english[2].text).toMatch(/Balance Package: \d+ minutes, until /);
  await world.query(`update accounts set language = 'ar' where id = ${amina.id}`);
  const arabic = (await ask(listReadyTexts, { id: amina.id })).body;
  for (const { text } of arabic) expect(text).toMatch(/^مرحباً Amina/);
  expect((await ask(listReadyTexts, { id: actor.accountId })).status).toBe(404);
});
