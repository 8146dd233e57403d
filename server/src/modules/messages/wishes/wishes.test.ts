import { changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import {
  changeMessageWishes,
  readMessageWishes,
} from '@limber/contract/messages/message-wishes.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { TEST_SECRET, TEST_URL } from '../../../../test/harness.ts';
import { NUMBER, openTelling } from '../../../../test/providers/telling.ts';
import { makeJobs } from '../../../platform/jobs.ts';
import { systemRandomness } from '../../../platform/randomness.ts';
import { tellClient } from '../tell-by-first-channel.ts';
import type { Telling, Tellings } from '../telling.ts';

const studio = await openTelling();
const { world, amina, desk, book, whatsApp, tell, history } = studio;

const read = async () => (await callApi(world, readMessageWishes, {}, { by: amina })).json();
const change = async (wishes: Parameters<typeof callApi<typeof changeMessageWishes>>[2]) => {
  const reply = await callApi(world, changeMessageWishes, wishes, { by: amina });
  return { status: reply.statusCode, body: reply.json() };
};
const atDesk = async () =>
  (await callApi(world, readClient, { id: amina.id }, { by: desk })).json();

test('a client chooses the channel and the offers, and the desk sees it with its history', async () => {
  await studio.wants(null);
  expect(await read()).toEqual({
    ...{ channel: null, offers_by_mail: null, offers_by_message: null },
    channels: ['mail', 'whatsapp', 'push'],
    first: 'mail',
  });
  expect(await change({ channel: 'whatsapp', offers_by_message: 'yes' })).toMatchObject({
    status: 200,
    body: {
      channel: 'whatsapp',
      first: 'whatsapp',
      offers_by_mail: null,
      offers_by_message: 'yes',
    },
  });
  const client = await atDesk();
  expect(client).toMatchObject({ message_channel: 'whatsapp', offers_by_message: 'yes' });
  expect(client.changes[0]).toMatchObject({ by: null, field: 'offers_by_message', became: 'yes' });
  const changed = { id: amina.id, version: client.version, message_channel: 'mail' };
  const reply = await callApi(world, changeClient, changed, { by: desk });
  expect(reply.json()).toMatchObject({ message_channel: 'mail' });
  expect(await read()).toMatchObject({ channel: 'mail' });
});

test('the channel that tells first is the one that reaches the client, not only the chosen one', async () => {
  await studio.wants('whatsapp');
  expect(await read()).toMatchObject({ channel: 'whatsapp', first: 'whatsapp' });
  await studio.wants('whatsapp', amina, null);
  expect(await read()).toMatchObject({ channel: 'whatsapp', first: 'mail' });
  // No browser of theirs shows notifications.
  await studio.wants('push');
  expect(await read()).toMatchObject({ channel: 'push', first: 'mail' });
});

test('WhatsApp needs a number', async () => {
  await studio.wants(null, amina, null);
  const { status, body } = await change({ channel: 'whatsapp' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['channel']]);
  expect(await read()).toMatchObject({ channel: null });
});

test.each(['STOP', 'إيقاف'])(
  'STOP ends marketing on that channel at once, and confirmations still come: %s @TOLD-03',
  async (word) => {
    await change({ offers_by_mail: 'yes', offers_by_message: 'yes' });
    const from = NUMBER;
    expect(await tell([{ wrote: word, from }])).toBe(204);
    expect(await read()).toMatchObject({ offers_by_mail: 'yes', offers_by_message: 'no' });
    expect((await atDesk()).changes[0]).toMatchObject({ was: 'yes', became: 'no', by: null });
    await book();
    await world.runJobs();
    expect(whatsApp.last().template).toBe('session_booked_v1');
    expect(await history()).toEqual([['whatsapp', 'sent', null]]);
  },
);

test('other words, and a number that nobody has, end nothing', async () => {
  await change({ offers_by_message: 'yes' });
  await tell([{ wrote: 'Please do not stop', from: NUMBER }]);
  await tell([{ wrote: 'STOP', from: '+971509999999' }]);
  expect(await read()).toMatchObject({ offers_by_message: 'yes' });
});

test('the wish that a STOP has ended can be given again, also when the STOP is told again', async () => {
  const stop = { wrote: 'STOP', from: NUMBER, id: 'wamid.stop' } as const;
  await tell([stop]);
  await change({ offers_by_message: 'yes' });
  await tell([stop]);
  expect(await read()).toMatchObject({ offers_by_message: 'yes' });
});

/** An offer in the words of a reminder; nothing sends offers by itself here. */
function offering(bookingId: string) {
  const telling: Telling = {
    ...{ eventKey: `offer:${bookingId}`, clientId: amina.id, bookingId, language: 'en' },
    ...{ title: 'An offer', isOffer: true, endsAt: new Date('2026-03-09T00:00:00+04:00') },
    mail: {
      ...{ eventKey: `offer:${bookingId}`, to: amina.email, subject: 'An offer' },
      ...{ text: 'An offer', html: 'An offer' },
    },
    short: { kind: 'greeting', put: { name: 'Amina', studio: 'Limber' }, buttons: [] },
  };
  return { 'tell-booking-cancelled': async () => telling } as Tellings<'tell-booking-cancelled'>;
}

async function offer(bookingId: string): Promise<void> {
  const { db, clock } = world;
  const deps = {
    ...{ db, clock, random: systemRandomness(), secret: TEST_SECRET, publicUrl: TEST_URL },
    ...{ jobs: makeJobs(clock), messenger: studio.messenger },
  };
  await tellClient(deps, offering(bookingId), 'tell-booking-cancelled', { bookingId });
}

test('an offer is sent to those who agreed to it by that channel, and to no one else', async () => {
  const id = await book();
  await world.runJobs();
  await world.query('truncate messages');
  world.mails.length = 0;
  await offer(id);
  await change({ offers_by_mail: 'yes' });
  expect(await history()).toEqual([]);
  await offer(id);
  await world.runJobs();
  expect(world.mails.map(({ subject }) => subject)).toEqual(['An offer']);
});

test('an offer waits for the hours of offers', async () => {
  const id = await book();
  await change({ offers_by_mail: 'yes' });
  await world.runJobs();
  world.mails.length = 0;
  world.clock.set('2026-03-04T20:00:00+04:00');
  await offer(id);
  const { rows } = await world.query<{ minutes: number }>(
    `select round(extract(epoch from run_at - created_at) / 60)::int as minutes
     from graphile_worker.jobs where task_identifier = 'tell-booking-cancelled'`,
  );
  expect(rows).toEqual([{ minutes: 12 * 60 }]);
  expect(await history()).not.toContainEqual(['mail', 'waiting', null]);
});
