import { changeProfile, exportData } from '@limber/contract/accounts.ts';
import { withdrawClientHealthNote } from '@limber/contract/desk/clients/client-health-note.ts';
import { readClient } from '@limber/contract/desk/clients/clients.ts';
import { addSessionNote, listSessionNotes } from '@limber/contract/desk/day/session-notes.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';
import { asTherapist } from '../../../../test/people.ts';
import { purgeNotes } from '../../../purges.ts';

const { world, actor, desk, who, book, amina, badr } = await openDesk();

const note = (id: string, by: typeof desk, text = 'The left shoulder is better.') =>
  callApi(world, addSessionNote, { id, note: text }, { by });
const list = (id: string, by: typeof desk) => callApi(world, listSessionNotes, { id }, { by });

const agree = (agreed: boolean) =>
  callApi(world, changeProfile, { health_notes_agreed: agreed }, { by: amina });
const countNotes = async () =>
  (await world.db.selectFrom('session_notes').select('id').execute()).length;

beforeEach(() => agree(true));

const therapist = (therapistId: number) => asTherapist(world, therapistId);

test('a therapist’s note about a session is sealed, and other readers are recorded', async () => {
  const id = await book();
  const noura = await therapist(who.noura);
  const added = await note(id, noura);
  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({
    author: { first_name: 'Noura' },
    note: 'The left shoulder is better.',
  });
  const { rows } = await world.query<{ known: boolean }>(
    `select exists (select from session_notes n where n::text like '%shoulder%') as known`,
  );
  expect(rows).toEqual([{ known: false }]);
  expect((await list(id, noura)).json()).toEqual({ agrees_to_notes: true, notes: [added.json()] });
  expect((await list(id, desk)).json()).toEqual({ agrees_to_notes: true, notes: [added.json()] });
  const reads = await world.db.selectFrom('session_note_reads').select('reader_id').execute();
  expect(reads).toEqual([{ reader_id: actor.accountId }]);
  expect((await list(id, noura)).json().notes).toMatchObject([
    { read_by: [{ first_name: 'Fatima', last_name: 'Saeed' }] },
  ]);
});

test('notes of a session are for its own therapist and the desk, and cannot be empty', async () => {
  const id = await book();
  const omar = await therapist(who.omar);
  expect((await note(id, omar)).statusCode).toBe(404);
  expect((await list(id, omar)).statusCode).toBe(404);
  expect((await list(id, badr)).statusCode).toBe(403);
  expect((await note(id, desk, ' ')).statusCode).toBe(400);
  expect((await note(id, desk, ' Left hip. ')).json()).toMatchObject({ note: 'Left hip.' });
  expect((await note('00000000-0000-4000-8000-000000000000', desk)).statusCode).toBe(404);
});

test('no notes are kept about a client who does not agree, by therapist or desk', async () => {
  const id = await book();
  await agree(false);
  for (const by of [await therapist(who.noura), desk]) {
    const reply = await note(id, by);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatch(/^The client has not agreed to notes of their health/);
    // Returned before anything is written, too.
    expect((await list(id, by)).json()).toEqual({ agrees_to_notes: false, notes: [] });
  }
  expect(await countNotes()).toBe(0);
});

test('withdrawing the agreement erases every session note, and the erasure stays on record without the text', async () => {
  const [first, second] = [await book(), await book({ time: '16:00' })];
  for (const id of [first, second]) expect((await note(id, desk)).statusCode).toBe(201);
  const noura = await therapist(who.noura);
  await list(first, noura);
  expect((await agree(false)).statusCode).toBe(200);
  expect(await countNotes()).toBe(0);
  expect((await list(first, noura)).json().notes).toEqual([]);
  const kept = (await callApi(world, exportData, {}, { by: amina })).json();
  expect(kept.session_notes).toEqual([]);
  expect(kept.audit_records).toMatchObject([{ details: { after: { session_notes_erased: 2 } } }]);
  expect(JSON.stringify(kept)).not.toContain('shoulder');
});

test('so does taking it back at the desk', async () => {
  expect((await note(await book(), desk)).statusCode).toBe(201);
  const { version } = (await callApi(world, readClient, { id: amina.id }, { by: desk })).json();
  const back = { id: amina.id, version };
  const reply = await callApi(world, withdrawClientHealthNote, back, { by: desk });
  expect(reply.statusCode).toBe(200);
  expect(await countNotes()).toBe(0);
});

test('notes that an older process left without an agreement are not shown, and are deleted within the day', async () => {
  const id = await book();
  await note(id, desk);
  await world.query(`update accounts set health_notes_agreed_at = null where id = ${amina.id}`);
  expect((await list(id, await therapist(who.noura))).json().notes).toEqual([]);
  await purgeNotes(world.db);
  expect(await countNotes()).toBe(0);
});

test('a note under an agreement stays when others are purged', async () => {
  await note(await book(), desk);
  await purgeNotes(world.db);
  expect(await countNotes()).toBe(1);
});
