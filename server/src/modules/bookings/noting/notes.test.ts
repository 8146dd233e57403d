import { addSessionNote, listSessionNotes } from '@limber/contract/desk/session-notes.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openDesk } from '../../../../test/desk.ts';

const { world, actor, desk, who, book, badr } = await openDesk();

const note = (id: string, by: typeof desk, text = 'The left shoulder is better.') =>
  callApi(world, addSessionNote, { id, note: text }, { by });
const list = (id: string, by: typeof desk) => callApi(world, listSessionNotes, { id }, { by });

async function therapist(therapistId: number): Promise<typeof desk> {
  const { account_id } = await world.db
    .selectFrom('therapists')
    .select('account_id')
    .where('id', '=', therapistId)
    .executeTakeFirstOrThrow();
  return { headers: () => world.bearer(account_id, 'therapist') };
}

test('what a therapist notes of a session is sealed, and who else reads it is kept', async () => {
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
  expect((await list(id, noura)).json()).toEqual([added.json()]);
  expect((await list(id, desk)).json()).toEqual([added.json()]);
  const reads = await world.db.selectFrom('session_note_reads').select('reader_id').execute();
  expect(reads).toEqual([{ reader_id: actor.accountId }]);
  expect((await list(id, noura)).json()).toMatchObject([
    { read_by: [{ first_name: 'Fatima', last_name: 'Saeed' }] },
  ]);
});

test('notes of a session are for its own therapist and the desk, and say something', async () => {
  const id = await book();
  const omar = await therapist(who.omar);
  expect((await note(id, omar)).statusCode).toBe(404);
  expect((await list(id, omar)).statusCode).toBe(404);
  expect((await list(id, badr)).statusCode).toBe(403);
  expect((await note(id, desk, ' ')).statusCode).toBe(400);
  expect((await note('00000000-0000-4000-8000-000000000000', desk)).statusCode).toBe(404);
});
