import { sql } from 'kysely';

/** Somebody who has read a session note, and when they first did. */
export interface NoteReader {
  readonly first_name: string;
  readonly last_name: string;
  readonly at: string;
}

/** The readers of a note, in order of first reading, for a query that calls it `note`. */
export const readersOfNote = sql<readonly NoteReader[]>`(
  select coalesce(json_agg(json_build_object('first_name', reader.first_name,
    'last_name', reader.last_name, 'at', seen.at) order by seen.at), '[]')
  from session_note_reads seen join accounts reader on reader.id = seen.reader_id
  where seen.note_id = note.id
)`;
