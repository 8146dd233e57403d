import { changeProfile, exportData } from '@limber/contract/accounts.ts';
import { readHealthNote } from '@limber/contract/desk/clients/session-health-note.ts';
import { readHealthRecord } from '@limber/contract/health-record.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { actorOf, asTherapist } from '../../../../test/people.ts';

const { world, actor, desk, who, book, amina, badr } = await openDesk();

const change = (changes: object, by = amina) => callApi(world, changeProfile, changes, { by });
const read = (id: string, by: typeof desk) => callApi(world, readHealthNote, { id }, { by });
const record = async () =>
  (await callApi(world, readHealthRecord, {}, { by: amina })).json() as {
    consents: unknown[];
    looks: unknown[];
  };

const therapist = (therapistId: number) => asTherapist(world, therapistId);

let session: string;
beforeEach(async () => {
  await world.empty('health_note_reads', 'health_consents');
  await change({ health_notes_agreed: false });
  await world.empty('health_consents');
  await change({ medical_issues: 'Old knee injury', health_notes_agreed: true });
  session = await book();
});

test('a therapist reads the health notes of their own session today, and each reading is recorded and shown to the client', async () => {
  const noura = await therapist(who.noura);
  const early = await read(session, noura);
  expect([early.statusCode, early.json().error]).toEqual([
    409,
    'You can read health notes on the day of the session.',
  ]);
  world.clock.set('2026-03-05T09:00:00+04:00');
  for (const _look of [1, 2]) {
    const reply = await read(session, noura);
    expect(reply.json()).toEqual({
      note: 'Old knee injury',
      agreed_at: '2026-03-04T06:00:00.000Z',
    });
    expect(reply.headers['cache-control']).toContain('no-store');
  }
  // At two at night it is still the studio's Thursday.
  world.clock.set('2026-03-06T02:00:00+04:00');
  expect((await read(session, noura)).statusCode).toBe(200);
  world.clock.set('2026-03-06T09:00:00+04:00');
  expect((await read(session, noura)).statusCode).toBe(409);
  const look = { at: '2026-03-05T05:00:00.000Z', by: 'Noura', role: 'therapist' };
  const late = { ...look, at: '2026-03-05T22:00:00.000Z' };
  expect((await record()).looks).toEqual([late, look, look]);
  expect(
    await world.db.selectFrom('health_note_reads').select(['account_id', 'booking_id']).execute(),
  ).toEqual([
    { account_id: amina.id, booking_id: session },
    { account_id: amina.id, booking_id: session },
    { account_id: amina.id, booking_id: session },
  ]);
  const { health_notes_read } = (await callApi(world, exportData, {}, { by: amina })).json();
  expect(health_notes_read).toMatchObject([late, look, look]);
});

test('the desk reads them for upcoming sessions of its branches, a manager for any session', async () => {
  expect((await read(session, desk)).json().note).toBe('Old knee injury');
  const manager = await actorOf(world, 'manager');
  const leads = { headers: () => world.bearer(manager.accountId, 'manager') };
  world.clock.set('2026-03-06T10:00:00+04:00');
  expect((await read(session, desk)).statusCode).toBe(409);
  expect((await read(session, leads)).json().note).toBe('Old knee injury');
  expect((await record()).looks).toMatchObject([
    { role: 'manager' },
    { by: 'Fatima', role: 'front_desk' },
  ]);
});

test('an unknown session, or one of another therapist or branch, answers 404 and records no reading', async () => {
  world.clock.set('2026-03-05T09:00:00+04:00');
  expect((await read(session, await therapist(who.omar))).statusCode).toBe(404);
  const places = world.db.selectFrom('staff_locations').selectAll();
  const before = await places.where('account_id', '=', actor.accountId).execute();
  await world.query(`delete from staff_locations
    where account_id = ${actor.accountId} and location_code = 'A'`);
  world.forgetSessions();
  expect((await read(session, desk)).statusCode).toBe(404);
  await world.db.deleteFrom('staff_locations').where('account_id', '=', actor.accountId).execute();
  await world.db.insertInto('staff_locations').values(before).execute();
  world.forgetSessions();
  expect((await read('00000000-0000-4000-8000-000000000000', desk)).statusCode).toBe(404);
  expect((await read(session, amina)).statusCode).toBe(403);
  expect((await record()).looks).toEqual([]);
});

test('withdrawing the agreement closes them at once, and the agreement stays on record', async () => {
  expect((await read(session, desk)).statusCode).toBe(200);
  await change({ health_notes_agreed: false });
  const refused = await read(session, desk);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'The client keeps no health notes with us.',
  ]);
  const { consents, looks } = await record();
  const at = '2026-03-04T06:00:00.000Z';
  expect(consents).toEqual([
    {
      ...{ agreed_at: at, words_version: 1, language: 'en', taken_by: null },
      ...{ withdrawn_at: at, withdrawn_by: null },
    },
  ]);
  expect(looks).toHaveLength(1);
  expect((await callApi(world, readHealthRecord, {}, { by: badr })).json()).toEqual({
    consents: [],
    looks: [],
  });
});
