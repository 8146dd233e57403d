import { exportData } from '@limber/contract/accounts.ts';
import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { me } from '@limber/contract/auth.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { readDeskSession } from '@limber/contract/desk/day/session.ts';
import { readUsual } from '@limber/contract/desk/day/usual-session.ts';
import type { Route } from '@limber/contract/route.ts';
import { holdTime } from '@limber/contract/scheduling.ts';
import { invitePerson } from '@limber/contract/sharing.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { answersBehind } from '../../../test/blocked.ts';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { openDesk } from '../../../test/desk.ts';
import { ownPackage } from '../../../test/own-package.ts';

const studio = await openDesk();
const { world, amina, badr, desk, who } = studio;
const { tryToBook, tryToBuy, book, bookAtDesk } = studio;

const REASON = 'Did not come twice';
const SENTENCE =
  'This account cannot be used for booking online. Please contact us, and we book for you.';

async function ask<R extends Route>(
  route: R,
  args: Tried<R>,
  by: { headers(): { authorization: string } } = desk,
) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

async function block(reason: string | null, id = amina.id) {
  const { version } = (await ask(readClient, { id })).body;
  return ask(changeClient, { id, blocked_reason: reason, version });
}

const refused = { status: 409, body: expect.objectContaining({ detail: SENTENCE }) };
const answer = (reply: { statusCode: number; json(): unknown }) => ({
  status: reply.statusCode,
  body: reply.json(),
});

beforeEach(async () => {
  await world.query('update accounts set blocked_reason = null');
});

test('a blocked client is told to call at every door, and may still cancel', async () => {
  const bookingId = await book();
  const packageId = await ownPackage(world, amina.id, 'Family Shared Package');
  expect((await block(` ${REASON} `)).status).toBe(200);

  expect(answer(await tryToBook({ time: '16:00' }))).toEqual(refused);
  expect(answer(await tryToBuy('Balance Package', { time: '16:00' }))).toEqual(refused);
  const elsewhere = { id: bookingId, date: '2026-03-06', time: '14:00' };
  expect(await ask(rescheduleAppointment, elsewhere, amina)).toEqual(refused);
  const time = { date: '2026-03-05', time: '16:00', total_duration: 60 };
  const hold = { ...time, location: 'A', therapist_id: who.noura };
  expect(await ask(holdTime, hold, amina)).toEqual(refused);
  const invitation = { id: packageId, email: badr.email };
  expect(await ask(invitePerson, invitation, amina)).toEqual(refused);
  expect(await studio.countBookings()).toBe(1);

  expect((await ask(cancelAppointment, { id: bookingId }, amina)).status).toBe(200);
});

test('the refusal is said in Arabic too', async () => {
  await block(REASON);
  const { authorization } = amina.headers();
  const reply = await callApi(
    world,
    holdTime,
    {
      ...{ date: '2026-03-05', time: '16:00', total_duration: 60 },
      ...{ location: 'A', therapist_id: who.noura },
    },
    { headers: { authorization, 'accept-language': 'ar' } },
  );
  expect(reply.json().detail).toBe(
    'لا يمكن استخدام هذا الحساب للحجز عبر الموقع. يرجى التواصل معنا لنحجز لك.',
  );
});

test('the desk books a blocked client as before, and reads the reason wherever it meets them', async () => {
  await block(REASON);
  const { id } = await bookAtDesk();
  expect((await ask(readClient, { id: amina.id })).body.blocked_reason).toBe(REASON);
  const [found] = (await ask(findClients, { q: 'Amina' })).body;
  expect(found.blocked_reason).toBe(REASON);
  expect((await ask(readUsual, { id: amina.id })).body.client.blocked_reason).toBe(REASON);
  expect((await ask(readDeskSession, { id })).body.blocked_reason).toBe(REASON);
});

test('the client reads that they are blocked, and the reason nowhere', async () => {
  await block(REASON);
  const own = (await ask(me, {}, amina)).body;
  expect(own.blocked).toBe(true);
  const document = (await ask(exportData, {}, amina)).body;
  expect(document.changes_by_the_studio).toContainEqual(
    expect.objectContaining({ field: 'blocked_reason', was: null, became: null }),
  );
  expect(JSON.stringify([own, document])).not.toContain(REASON);
});

test('who blocked and who unblocked is kept, and an unblocked client books again', async () => {
  await block(REASON);
  await block(null);
  const { changes } = (await ask(readClient, { id: amina.id })).body;
  expect(changes.slice(0, 2)).toMatchObject([
    { field: 'blocked_reason', was: REASON, became: null, by: expect.any(String) },
    { field: 'blocked_reason', was: null, became: REASON, by: expect.any(String) },
  ]);
  await book();
});

test('a block needs a reason', async () => {
  const { status, body } = await block('  ');
  expect([status, Object.keys(body.fields)]).toEqual([400, ['blocked_reason']]);
});

test('a client stays blocked when the blocked account was merged into another', async () => {
  await block(REASON, badr.id);
  const merged = { id: amina.id, duplicate_id: badr.id, email: amina.email };
  expect((await ask(mergeClients, merged)).body.blocked_reason).toBe(REASON);
});

test('a booking that waits for a block is refused by it', async () => {
  const block = sql`
    with locked as (select id from accounts where id = ${amina.id}::int for update)
    update accounts set blocked_reason = ${REASON} from locked where accounts.id = locked.id`;
  const [reply] = await answersBehind(world, block, [() => tryToBook()]);
  expect(reply && answer(reply)).toEqual(refused);
});
