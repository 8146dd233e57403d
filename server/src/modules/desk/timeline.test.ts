import { cancelAppointment } from '@limber/contract/appointments.ts';
import { changeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { logContact } from '@limber/contract/desk/clients/contacts.ts';
import { mergeClients } from '@limber/contract/desk/clients/duplicates.ts';
import { giveMembership } from '@limber/contract/desk/clients/memberships.ts';
import {
  adjustMinutes,
  prolongPackage,
  readStatementAtDesk,
} from '@limber/contract/desk/clients/packages.ts';
import {
  listClientNotes,
  listClientSessions,
  readClientStory,
  type TimelineEvent,
} from '@limber/contract/desk/clients/timeline.ts';
import { addSessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { refundSale, voidSale } from '@limber/contract/desk/money/till.ts';
import type { Route } from '@limber/contract/route.ts';
import { expect, test } from 'vitest';
import { callApi, type Tried } from '../../../test/call-api.ts';
import { agreeToNotes, serviceNamed, therapistNamed } from '../../../test/people.ts';
import { openTill } from '../../../test/till.ts';

const { world, amina, badr, book, buy, offer, sell, desk, manager } = await openTill();

async function ask<R extends Route>(route: R, args: Tried<R>, by = desk) {
  const reply = await callApi(world, route, args, { by });
  return { status: reply.statusCode, body: reply.json() };
}

const storyOf = async (id: number, more: Tried<typeof readClientStory> = {}) =>
  (await ask(readClientStory, { id, ...more })).body.results as TimelineEvent[];
const told = (events: TimelineEvent[]) => events.map(({ kind, what }) => `${kind} ${what}`);

test('a client’s history is one timeline, and can be filtered by kind', async () => {
  const bookingId = await book();
  await agreeToNotes(world, amina);
  await ask(addSessionNote, { id: bookingId, note: 'The left shoulder.' });
  await callApi(world, cancelAppointment, { id: bookingId }, { by: amina });
  const { package: owned } = await buy('Balance Package', { time: '18:00' });
  await ask(prolongPackage, { id: owned.id, expiry_date: '2026-12-31', reason: 'Travels' });
  const given = await ask(adjustMinutes, { id: owned.id, minutes: 15, reason: 'Waited' }, manager);
  expect(given.body.balance).toBeGreaterThan(15);
  const { line } = await offer('Starter Package');
  const paidInCash = { payments: [{ method: 'cash', amount: 100 }] } as const;
  const sold = await sell({ lines: [line], ...paidInCash });
  await ask(logContact, { client_id: amina.id, channel: 'phone', about: 'package' });
  await ask(giveMembership, { client_id: amina.id, reason: 'From the first day' }, manager);
  const { version } = (await ask(readClient, { id: amina.id })).body;
  await ask(changeClient, { id: amina.id, version, first_name: 'Aminah' });

  const all = told(await storyOf(amina.id));
  for (const event of [
    ...['session booked', 'session cancelled', 'note noted', 'package prolonged', 'money sold'],
    ...['package bought', 'package adjusted', 'money cash', 'contact phone', 'change first_name'],
    'membership granted',
  ]) {
    expect(all).toContain(event);
  }
  const ofPackages = await storyOf(amina.id, { kind: 'package' });
  expect(ofPackages.filter(({ what }) => what === 'prolonged')).toMatchObject([
    { was: '2026-08-31', became: '2026-12-31', reason: 'Travels' },
  ]);
  // The minutes that the package's first session took are listed with the session.
  expect(all).not.toContain('package booked');
  expect(told(await storyOf(amina.id, { kind: 'package' }))).toContain('package booked');
  expect(await storyOf(amina.id, { kind: 'money' })).toMatchObject([
    { what: 'cash', amount: 100 },
    { what: 'sold', amount: sold.total, by: expect.any(String) },
  ]);
  const money = await ask(readClientStory, { id: amina.id, kind: 'money', limit: 1 });
  expect(money.body).toMatchObject({
    count: 2,
    next: expect.stringMatching(/kind=money.*offset=1/),
  });
  expect(await storyOf(badr.id)).toEqual([]);

  const { body } = await ask(readStatementAtDesk, { id: owned.id });
  expect(body.results[0]).toMatchObject({ kind: 'adjusted', minutes: 15, reason: 'Waited' });
  expect((await ask(readStatementAtDesk, { id: 2_000_000 })).status).toBe(404);
  expect((await ask(adjustMinutes, { id: owned.id, minutes: 5, reason: 'No' })).status).toBe(403);
});

test('refunds are listed with their outcome: a refund, or a voided sale', async () => {
  const { line, price } = await offer('Starter Package');
  const paid = { lines: [line], payments: [{ method: 'cash', amount: price }] } as const;
  const refunded = await sell(paid);
  const back = {
    ...{ id: refunded.id, location: 'A', reason: 'Moves away' },
    lines: [{ line_id: refunded.lines[0]?.id ?? 0, amount: 50 }],
    payments: [{ method: 'cash' as const, amount: 50 }],
  };
  expect((await ask(refundSale, back)).status).toBe(200);
  const mistake = await sell(paid);
  await ask(voidSale, { id: mistake.id, location: 'A', reason: 'Twice' });
  const events = await storyOf(amina.id, { kind: 'money' });
  const given = events.filter(({ amount }) => (amount ?? 0) < 0);
  expect(given.map(({ sale_id, ...event }) => [sale_id, event])).toEqual(
    expect.arrayContaining([
      [refunded.id, expect.objectContaining({ what: 'cash', amount: -50, became: null })],
      [mistake.id, expect.objectContaining({ amount: -price, became: 'voided', reason: 'Twice' })],
    ]),
  );
});

test('services, packages, sold items and therapists have Arabic names in Arabic replies', async () => {
  const stretching = await serviceNamed(world, 'Stretching');
  const compression = await serviceNamed(world, 'Compression');
  await book({
    services: [
      { ...{ name: 'Stretching', time: 60, price: 320, type: 'service' }, id: stretching },
      { ...{ name: 'Compression', time: 30, price: 100, type: 'service' }, id: compression },
    ],
    ...{ duration: 90, total_duration: 90, total_price: 420 },
  });
  const { line } = await offer('Starter Package');
  await sell({ lines: [line], payments: [{ method: 'cash', amount: 100 }] });
  await ask(logContact, { client_id: amina.id, channel: 'phone', about: 'package' });
  await world.query(
    `update contacts set opened_by = (select account_id from therapists
     where id = ${await therapistNamed(world, 'Noura')})`,
  );
  const headers = { 'accept-language': 'ar' };
  const { results } = (
    await callApi(world, readClientStory, { id: amina.id }, { by: desk, headers })
  ).json();
  const namesOf = (event: string) =>
    results.find(({ kind, what }: TimelineEvent) => `${kind} ${what}` === event)?.names;
  expect(namesOf('session booked')).toEqual(['الإطالة', 'العلاج بالضغط']);
  expect(namesOf('package bought')).toEqual(['باقة البداية']);
  expect(namesOf('money sold')).toEqual([expect.stringContaining('باقة البداية')]);
  expect(results).toContainEqual(
    expect.objectContaining({ kind: 'contact', by: 'نورة الهاشمي · Noura Al Hashimi' }),
  );
});

test('the history of a duplicate continues with the one that stays', async () => {
  const { line } = await offer('Starter Package');
  await sell({ client_id: badr.id, lines: [line], payments: [{ method: 'cash', amount: 100 }] });
  const before = await storyOf(amina.id);
  const theirs = await storyOf(badr.id);
  const merged = { id: amina.id, duplicate_id: badr.id, email: amina.email };
  expect((await ask(mergeClients, merged)).status).toBe(200);
  const after = told(await storyOf(amina.id));
  expect(after).toEqual(expect.arrayContaining([...told(before), ...told(theirs)]));
  expect(after).toContain('change merged');
  expect((await ask(readClientStory, { id: badr.id })).status).toBe(404);
});

test('session notes are listed by branch, with readers recorded; sessions page by page', async () => {
  const bookingId = await book();
  await agreeToNotes(world, amina);
  await ask(addSessionNote, { id: bookingId, note: 'The right knee.' }, manager);
  const notes = await ask(listClientNotes, { id: amina.id });
  expect(notes.body).toMatchObject({
    count: 1,
    results: [{ booking_id: bookingId, note: 'The right knee.' }],
  });
  const { rows } = await world.query(
    `select reader_id from session_note_reads join session_notes n on n.id = note_id
     where booking_id = '${bookingId}'`,
  );
  expect(rows).toEqual([{ reader_id: desk.id }]);
  await world.query(`update bookings set location_code = 'B' where id = '${bookingId}'`);
  await world.query(
    `delete from staff_locations where account_id = ${desk.id} and location_code = 'B'`,
  );
  expect((await ask(listClientNotes, { id: amina.id })).body.count).toBe(0);
  expect((await ask(listClientSessions, { id: amina.id })).body).toMatchObject({ results: [] });
  world.clock.set('2026-03-08T06:00:00Z');
  const past = await ask(listClientSessions, { id: amina.id, limit: 1 });
  expect(past.body).toMatchObject({ results: [{ id: bookingId }] });
  for (const route of [listClientNotes, listClientSessions]) {
    expect((await ask(route, { id: desk.id })).status).toBe(404);
  }
});
