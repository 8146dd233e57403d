import { addWaiting } from '@limber/contract/desk/day/waiting.ts';
import { acceptOffer } from '@limber/contract/waiting-list.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { memberOf } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/providers/push-simulator.ts';
import { pushTo } from '../../../../test/providers/pushed-to.ts';
import { newsOf, startWhatsApp } from '../../../../test/providers/whatsapp-simulator.ts';
import { openWaiting, wishFor } from '../../../../test/waiting-list/open-waiting.ts';
import { whatsAppProvider } from '../../../platform/messaging/whatsapp.ts';

const NUMBER = '+971500000001';
const whatsApp = await startWhatsApp();
afterAll(() => whatsApp.close());
const messenger = whatsAppProvider(whatsApp.account, whatsApp.deadlineMs);
const withTelephone = await openWaiting({ messenger });
const without = await openWaiting();

beforeEach(async () => {
  whatsApp.forget();
  await withTelephone.world.query(`
    truncate message_templates;
    insert into message_templates (name, language, state, changed_at)
      values ('waiting_list_offer_v1', 'en', 'approved', now())`);
  for (const { world, amina } of [withTelephone, without]) {
    await world.query(`update accounts set email = null, message_channel = null,
      phone_e164 = '${NUMBER}' where id = ${amina.id}`);
  }
});

/** Amina has no address. She waits for a full Friday, and its hour at two comes free. */
async function freeAnHour({ world, fill, wait, amina }: typeof without) {
  const [, , , , , , sixth] = await fill();
  const entry = await wait(amina);
  await world.query(`update bookings set status = 'cancelled' where id = '${sixth}'`);
  await world.runJobs();
  return entry;
}

test('a client with a number and no address is offered a time by WhatsApp, and accepts it there', async () => {
  const entry = await freeAnHour(withTelephone);
  expect(entry.can_be_told).toBe(true);
  const offer = await withTelephone.offerOf(withTelephone.amina);
  expect(offer).toMatchObject({ date: '2026-03-06', time: '14:00' });
  expect(whatsApp.taken.map(({ to, template }) => [to, template])).toEqual([
    [NUMBER, 'waiting_list_offer_v1'],
  ]);
  expect(whatsApp.last().values.join()).toContain(`/offer/${offer?.key}`);
});

test('after STOP the time that a client waits for is still offered by WhatsApp, for they asked for it, and confirmed there @TOLD-03', async () => {
  const { world, amina, offerOf } = withTelephone;
  await world.query(`
    update accounts set offers_by_message = 'yes' where id = ${amina.id};
    insert into message_templates (name, language, state, changed_at)
      values ('session_booked_v1', 'en', 'approved', now())`);
  const { body, signature } = newsOf([{ wrote: 'STOP', from: NUMBER }], world.clock.now());
  const told = await world.app.inject({
    ...{ method: 'POST', url: '/webhooks/whatsapp', payload: body },
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
  });
  expect(told.statusCode).toBe(204);
  const { rows } = await world.query(
    `select offers_by_message from accounts where id = ${amina.id}`,
  );
  expect(rows).toEqual([{ offers_by_message: 'no' }]);
  await freeAnHour(withTelephone);
  const key = (await offerOf(amina))?.key ?? 'none';
  expect((await callApi(world, acceptOffer, { key })).statusCode).toBe(201);
  await world.runJobs();
  expect(whatsApp.taken.map(({ to, template }) => [to, template])).toEqual([
    [NUMBER, 'waiting_list_offer_v1'],
    [NUMBER, 'session_booked_v1'],
  ]);
});

test('without WhatsApp a number reaches nobody: they and the desk read so, and the next is offered', async () => {
  const { world, wait, amina, badr, offerOf, fill } = without;
  const [, , , , , , sixth] = await fill();
  expect((await wait(amina)).can_be_told).toBe(false);
  expect((await wait(badr)).can_be_told).toBe(true);
  const desk = await memberOf(world, 'front_desk');
  const { locations: _, ...wish } = await wishFor(world);
  const asked = { ...wish, client_id: amina.id, location: 'A' };
  const added = await callApi(world, addWaiting, asked, { by: desk });
  expect(added.json()).toMatchObject({ can_be_told: false });
  await world.query(`update bookings set status = 'cancelled' where id = '${sixth}'`);
  await world.runJobs();
  expect(await offerOf(amina)).toBeNull();
  expect(await offerOf(badr)).toMatchObject({ time: '14:00' });
});

test('without an address and without WhatsApp a time is offered on the device that they chose', async () => {
  const { world, amina, offerOf } = without;
  const service = await startPushService();
  await pushTo(world, service, { accountId: amina.id }, 'amina');
  await world.query(`update accounts set message_channel = 'push' where id = ${amina.id}`);
  const entry = await freeAnHour(without);
  expect(entry.can_be_told).toBe(true);
  expect(service.arrived.map(({ opens }) => opens)).toEqual([
    `/offer/${(await offerOf(amina))?.key}`,
  ]);
  await service.close();
});

test('a device whose session has ended reaches nobody', async () => {
  const { world, amina } = without;
  const service = await startPushService();
  await pushTo(world, service, { accountId: amina.id }, 'amina');
  await world.query(`update accounts set message_channel = 'push' where id = ${amina.id}`);
  await world.query(`update sessions set ended_at = now(), ended_why = 'signed out'
    where account_id = ${amina.id}`);
  expect((await freeAnHour(without)).can_be_told).toBe(false);
  expect(await without.offerOf(amina)).toBeNull();
  await service.close();
});
