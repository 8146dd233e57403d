import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { readersOfNote } from '../../../platform/database/readers-of-note.ts';

/**
 * A page of notes about a client's sessions in some branches, newest first, and how many there are.
 */
export async function listNotesOn(
  trx: Trx,
  { clientId, branches }: { clientId: number; branches: 'all' | readonly string[] },
  { limit, offset }: { limit: number; offset: number },
) {
  const found = notesOn(trx, clientId, branches);
  const notes = await found
    .innerJoin('accounts as author', 'author.id', 'note.author_id')
    .select([
      'note.id',
      'note.at',
      'note.booking_id',
      'session.starts_at as startsAt',
      'author.first_name as authorFirstName',
      'author.last_name as authorLastName',
      'note.note_sealed as sealed',
      readersOfNote.as('readers'),
    ])
    .orderBy('note.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await found
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { notes, count: Number(count) };
}

/** Records that somebody has read notes that others wrote. */
export async function insertReadsOf(
  trx: Trx,
  noteIds: readonly number[],
  readerId: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into session_note_reads (note_id, reader_id, at)
    select id, ${readerId}::int, ${at}::timestamptz from session_notes
    where id = any (${noteIds}::int[]) and author_id <> ${readerId}::int
    on conflict do nothing`.execute(trx);
}

function notesOn(db: Db | Trx, clientId: number, branches: 'all' | readonly string[]) {
  const found = db
    .selectFrom('session_notes as note')
    .innerJoin('bookings as session', 'session.id', 'note.booking_id')
    .where('session.client_id', '=', clientId)
    .where('note.withdrawn_at', 'is', null);
  return branches === 'all' ? found : found.where('session.location_code', 'in', [...branches, '']);
}
