import { exportData } from '@limber/contract/accounts.ts';
import { addClient as makeClient, readClient } from '@limber/contract/desk/clients/clients.ts';
import { eraseClient, exportClient } from '@limber/contract/desk/clients/privacy.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { eraseMember, suspendStaff } from '@limber/contract/desk/studio/team.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openManaging } from '../../../test/at-the-desk.ts';
import { expectBlocked } from '../../../test/blocked.ts';
import { bookMany, postBooking, serviceRequest } from '../../../test/booking-requests.ts';
import { callApi } from '../../../test/call-api.ts';
import { openWorld } from '../../../test/harness.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { addLivedIn } from '../../../test/lived-in.ts';
import { actorOf, addClient } from '../../../test/people.ts';

const world = await openWorld();
const { ask } = await openManaging(world);
const reason = 'Asked for by telephone';

test('a client’s data is the same as their own export, and the person who took it is recorded', async () => {
  const amina = await addClient(world, 'Amina');
  const own = (await callApi(world, exportData, {}, { by: amina })).json();
  const { status, body } = await ask(exportClient, { id: amina.id, reason });
  expect([status, body]).toEqual([200, own]);
  const again = (await callApi(world, exportData, {}, { by: amina })).json();
  expect(JSON.stringify(again.audit_records)).toContain('exported');
});

test('a manager who takes a client’s data has read their notes; the client has not', async () => {
  const { client, friend } = await addLivedIn(world, 'Noor');
  const looks = async () => {
    const { session_notes, health_notes_read } = (
      await callApi(world, exportData, {}, { by: client })
    ).json();
    return [session_notes[0].read.length, health_notes_read.length];
  };
  const [session, health] = (await looks()) as [number, number];
  expect(await looks()).toEqual([session, health]);
  expect((await ask(exportClient, { id: client.id, reason })).status).toBe(200);
  expect(await looks()).toEqual([session + 1, health + 1]);
  expect((await ask(exportClient, { id: friend.id, reason })).status).toBe(200);
  expect(await looks()).toEqual([session + 1, health + 1]);
});

test('a note that is being erased counts as unread', async () => {
  const reem = await addClient(world, 'Reem');
  const wish = await serviceRequest(world, { time: '18:00' });
  const bookingId: string = (await postBooking(world, reem, wish)).json().id;
  const { accountId: author } = await actorOf(world, 'front_desk');
  await sql`insert into session_notes (booking_id, author_id, note_sealed, at)
    values (${bookingId}::uuid, ${author}::int, '\\x00', now())`.execute(world.db);
  const erasing = await world.db.startTransaction().execute();
  await sql`delete from session_notes where booking_id = ${bookingId}::uuid`.execute(erasing);
  const taking = ask(exportClient, { id: reem.id, reason });
  await expectBlocked(world, 1, taking);
  await erasing.commit().execute();
  expect((await taking).status).toBe(200);
});

test('a client is erased together with what is booked and gets no mail; the log records the actor and the reason', async () => {
  const zahra = await addClient(world, 'Zahra');
  const booked = (await postBooking(world, zahra, await serviceRequest(world))).json();
  await world.runJobs();
  world.mails.length = 0;
  expect((await ask(eraseClient, { id: zahra.id, reason })).status).toBe(200);
  await world.runJobs();
  expect(world.mails).toEqual([]);
  const { rows } = await world.query(
    `select status, cancelled_by, erased_at is not null as erased, first_name
     from bookings join accounts on accounts.id = client_id where bookings.id = '${booked.id}'`,
  );
  expect(rows).toMatchObject([{ status: 'cancelled', erased: true }]);
  expect(rows[0]?.first_name).not.toBe('Zahra');
  expect((await ask(readClient, { id: zahra.id })).status).toBe(404);
  expect((await ask(eraseClient, { id: zahra.id, reason })).status).toBe(404);
  const { body } = await ask(listAudit, { subject: 'client', subject_id: String(zahra.id) });
  expect(body.records[0]).toMatchObject({ action: 'erased', reason });
  expect(JSON.stringify(body.records)).not.toContain('Zahra');
});

test('erasing a client a second time, after a lost answer, answers the same and does nothing more', async () => {
  const { id } = await addClient(world, 'Rania');
  const erase = (why = reason) => ask(eraseClient, { id, reason: why }, 'erase-rania');
  const first = await erase();
  expect(first).toEqual({ status: 200, body: { detail: 'The client is erased.' } });
  expect(await erase()).toEqual(first);
  expect((await erase('Another reason')).status).toBe(422);
  const { body } = await ask(listAudit, { subject: 'client', subject_id: String(id) });
  expect(body.records).toMatchObject([{ action: 'erased', reason }]);
});

test('an imported client is not imported again by the same file', async () => {
  const { bring } = await openImport(world);
  const lines = ['First Name,Last Name,Mobile,Email', 'Hind,Rashid,0501237890,hind@client.example'];
  expect(await bring('client', lines, true)).toMatchObject([{ outcome: 'new' }]);
  const { rows } = await world.query<{ id: number }>(
    `select id from accounts where email = 'hind@client.example'`,
  );
  expect((await ask(eraseClient, { id: rows[0]?.id, reason })).status).toBe(200);
  for (const apply of [false, true]) {
    const [again] = await bring('client', lines, apply);
    expect(again?.why).toBe('This client has asked to be erased.');
  }
});

test('so is a client with only a telephone number', async () => {
  const caller = { first_name: 'Layla', phone_number: '+971501112233' };
  const { body } = await ask(makeClient, caller);
  const { id } = body;
  expect((await ask(exportClient, { id, reason })).body.account.first_name).toBe('Layla');
  expect((await ask(eraseClient, { id, reason })).status).toBe(200);
  const { rows } = await world.query(
    `select first_name, phone_e164 from accounts where id = ${id}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/Layla|1112233/);
});

test('nobody is erased without a reason, nor an unknown client or a team member', async () => {
  const { id } = await addClient(world, 'Badr');
  for (const route of [exportClient, eraseClient]) {
    const { status, body } = await ask(route, { id, reason: ' ' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
    expect((await ask(route, { id: 2_000_000, reason })).status).toBe(404);
  }
  const { accountId } = await actorOf(world, 'front_desk');
  expect((await ask(eraseClient, { id: accountId, reason })).status).toBe(409);
});

const stillBooked = async (clientId: number) =>
  (await world.query(`select from bookings where client_id = ${clientId} and status = 'booked'`))
    .rows.length;

test('somebody with many sessions is erased at once, and the answer says how many are still being cancelled', async () => {
  const client = await addClient(world, 'Hamda');
  await bookMany(world, client.id, 25);
  const { status, body } = await ask(eraseClient, { id: client.id, reason });
  expect([status, body]).toEqual([
    200,
    {
      detail:
        'The client is erased. 25 upcoming sessions are still being cancelled, which takes a few minutes.',
    },
  ]);
  expect(await stillBooked(client.id)).toBe(25);
  await world.runJobs(10_000);
  expect(await stillBooked(client.id)).toBe(0);
});

test('so is somebody of the team, who had booked for themselves', async () => {
  const { accountId: id } = await actorOf(world, 'front_desk');
  await bookMany(world, id, 21);
  expect((await ask(suspendStaff, { id, reason })).status).toBe(200);
  const { status, body } = await ask(eraseMember, { id, reason });
  expect([status, body]).toEqual([
    200,
    {
      detail:
        'They are erased. 21 upcoming sessions are still being cancelled, which takes a few minutes.',
    },
  ]);
  await world.runJobs(10_000);
  expect(await stillBooked(id)).toBe(0);
});
