import { generateOtp, generateOtpByTelephone, listCodeChannels } from '@limber/contract/auth.ts';
import { listMessageChannels } from '@limber/contract/desk/clients/messages.ts';
import { listMessageTemplates } from '@limber/contract/desk/studio/messages.ts';
import {
  changeMessageWishes,
  readMessageWishes,
} from '@limber/contract/messages/message-wishes.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { actorOf } from '../../../test/people.ts';
import { openStudio } from '../../../test/studio.ts';

const { world, amina, book } = await openStudio();

test('With no provider configured nothing is offered, nothing fails, and mails go on @TOLD-05', async () => {
  const { accountId } = await actorOf(world, 'front_desk');
  const desk = { headers: () => world.bearer(accountId, 'front_desk') };
  const offered = await callApi(world, listMessageChannels, {}, { by: desk });
  expect(offered.json()).toEqual(['mail']);
  const wishes = await callApi(world, readMessageWishes, {}, { by: amina });
  expect(wishes.json()).toMatchObject({ channel: null, channels: ['mail', 'push'] });
  const refused = await callApi(world, changeMessageWishes, { channel: 'whatsapp' }, { by: amina });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['channel']]);
  const manager = await actorOf(world, 'manager');
  const by = { headers: () => world.bearer(manager.accountId, 'manager') };
  expect((await callApi(world, listMessageTemplates, {}, { by })).json()).toEqual([]);
  expect((await callApi(world, listCodeChannels)).json()).toEqual(['mail']);
  const byWhatsApp = await callApi(world, generateOtp, { email: amina.email, channel: 'whatsapp' });
  expect([byWhatsApp.statusCode, Object.keys(byWhatsApp.json().fields)]).toEqual([
    400,
    ['channel'],
  ]);
  const byNumber = await callApi(world, generateOtpByTelephone, { phone_number: '0501234567' });
  expect(byNumber.json().fields).toEqual({
    phone_number: 'The studio does not send codes by WhatsApp.',
  });
  for (const url of ['/webhooks/whatsapp', '/dev/phone']) {
    expect((await world.app.inject(url)).statusCode).toBe(404);
  }
  // Somebody wished for it while there was one.
  await world.query(`update accounts set message_channel = 'whatsapp', phone_e164 = '+971500000000'
    where id = ${amina.id}`);
  await book();
  await world.runJobs();
  expect(world.mails.map(({ to }) => to)).toEqual([amina.email]);
});

test('what waited for a provider that is gone goes by mail', async () => {
  const id = await book();
  await world.runJobs();
  await world.query('truncate mails');
  world.mails.length = 0;
  const messageId = crypto.randomUUID();
  await world.query(`insert into messages (id, event_key, channel, account_id, booking_id, job,
      payload, title, status, queued_at)
    values ('${messageId}', 'booking-confirmed:${id}', 'whatsapp', ${amina.id}, '${id}',
      'confirm-booking', '{"bookingId":"${id}"}', 'Booked', 'waiting', now())`);
  await world.query(
    `select graphile_worker.add_job('send-message', '{"messageId":"${messageId}"}')`,
  );
  await world.runJobs();
  expect(world.mails.map(({ to }) => to)).toEqual([amina.email]);
});
