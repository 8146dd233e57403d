import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { type NoteReader, readersOfNote } from '../../../platform/database/readers-of-note.ts';
import { insertRow } from '../../../platform/database/rows-by-values.ts';

/** A note about a session as stored. */
export interface StoredNote {
  readonly id: number;
  readonly at: Date;
  readonly authorFirstName: string;
  readonly authorLastName: string;
  readonly sealed: Buffer;
  /** Who else has read it, first reader first. */
  readonly readers: readonly NoteReader[];
}

/** Notes about a session, oldest first. */
export async function listNotes(db: Db | Trx, bookingId: string): Promise<StoredNote[]> {
  return db
    .selectFrom('session_notes as note')
    .innerJoin('accounts as author', 'author.id', 'note.author_id')
    .select([
      'note.id',
      'note.at',
      'author.first_name as authorFirstName',
      'author.last_name as authorLastName',
      'note.note_sealed as sealed',
      readersOfNote.as('readers'),
    ])
    .where('note.booking_id', '=', bookingId)
    .where('note.withdrawn_at', 'is', null)
    .orderBy('note.id')
    .execute();
}

export async function insertNote(
  trx: Trx,
  note: { bookingId: string; authorId: number; sealed: Buffer; at: Date },
): Promise<number> {
  return insertRow(trx, 'session_notes', {
    booking_id: note.bookingId,
    author_id: note.authorId,
    note_sealed: note.sealed,
    at: note.at,
  });
}

/** Records that somebody has read other people's notes about a session. */
export async function insertReads(
  trx: Trx,
  bookingId: string,
  readerId: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into session_note_reads (note_id, reader_id, at)
    select id, ${readerId}::int, ${at}::timestamptz from session_notes
    where booking_id = ${bookingId}::uuid and author_id <> ${readerId}::int and withdrawn_at is null
    on conflict do nothing
  `.execute(trx);
}

/** Deletes session notes of clients who do not agree to notes about their health. */
export async function deleteUnagreedNotes(db: Db): Promise<void> {
  await sql`
    delete from session_notes using bookings, accounts client
    where bookings.id = booking_id and client.id = bookings.client_id
      and client.health_notes_agreed_at is null`.execute(db);
}
