import { changeMessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asks, held, waitingAt } from '../../../test/blocked.ts';
import { callApi } from '../../../test/call-api.ts';
import { NUMBER, openTelling } from '../../../test/providers/telling.ts';

const studio = await openTelling();
const { world, amina, book, whatsApp, tell } = studio;
const erasing = held.account(amina.id);
const OF_MESSAGE = /from "messages" where .* for update$/;

test('a telling, and the message that is sent for it, wait for the erasure of their client', async () => {
  await book();
  expect(await waitingAt(world, erasing, () => world.runJobs())).toEqual([
    expect.stringMatching(asks.account),
  ]);
  await world.query(`update messages set status = 'waiting', provider_reference = null`);
  const { rows } = await world.query<{ id: string }>('select id from messages');
  await world.query(
    `select graphile_worker.add_job('send-message', '{"messageId":"${rows[0]?.id}"}')`,
  );
  expect(await waitingAt(world, erasing, () => world.runJobs())).toEqual([
    expect.stringMatching(asks.account),
  ]);
});

test('news of a message, the look after it and its sending wait for each other', async () => {
  await book();
  await world.runJobs();
  const message = sql`select from messages for no key update`;
  const read = () => tell([{ status: 'read', of: whatsApp.last() }]);
  expect(await waitingAt(world, message, read)).toEqual([expect.stringMatching(OF_MESSAGE)]);
  const look = () => world.runJobs(60);
  expect(await waitingAt(world, message, look)).toEqual([expect.stringMatching(OF_MESSAGE)]);
});

test('a STOP waits for another change of the client', async () => {
  const changing = sql`select from accounts where id = ${amina.id}::int for no key update`;
  const stop = () => tell([{ wrote: 'STOP', from: NUMBER }]);
  expect(await waitingAt(world, changing, stop)).toEqual([
    expect.stringMatching(/from "accounts" where .* for update$/),
  ]);
});

test('a wish waits for the erasure of its client', async () => {
  const wish = () => callApi(world, changeMessageWishes, { channel: 'mail' }, { by: amina });
  expect(await waitingAt(world, erasing, wish)).toEqual([expect.stringMatching(asks.account)]);
});

test('an answer to a reminder waits for the erasure of its client', async () => {
  await book();
  await world.runJobs();
  world.clock.set('2026-03-04T14:00:00+04:00');
  await world.runJobs(4 * 60);
  const [pressed = ''] = whatsApp.last().buttons;
  const answer = () => tell([{ pressed, of: whatsApp.last() }]);
  expect(await waitingAt(world, erasing, answer)).toEqual([expect.stringMatching(asks.account)]);
});
