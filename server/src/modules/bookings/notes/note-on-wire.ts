import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { unsealIfReadable } from '../../../platform/encryption.ts';
import type { NoteDeps } from '../deps.ts';
import type { StoredNote } from './queries.ts';

/** A note in the words of the wire, opened. */
export function noteOnWire({ secret }: Pick<NoteDeps, 'secret'>, stored: StoredNote): SessionNote {
  return {
    id: stored.id,
    at: stored.at.toISOString(),
    author: { first_name: stored.authorFirstName, last_name: stored.authorLastName },
    note: unsealIfReadable(secret, stored.sealed, 'session notes'),
    read_by: stored.readers.map(({ at, ...reader }) => ({
      ...reader,
      at: new Date(at).toISOString(),
    })),
  };
}
