import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { unsealIfReadable } from '../../../platform/sealing.ts';
import type { NoteDeps } from '../deps.ts';
import type { KeptNote } from './queries.ts';

/** A note in the words of the wire, opened. */
export function noteOnWire({ secret }: Pick<NoteDeps, 'secret'>, kept: KeptNote): SessionNote {
  return {
    id: kept.id,
    at: kept.at.toISOString(),
    author: { first_name: kept.authorFirstName, last_name: kept.authorLastName },
    note: unsealIfReadable(secret, kept.sealed, 'session notes'),
    read_by: kept.readers.map(({ at, ...reader }) => ({
      ...reader,
      at: new Date(at).toISOString(),
    })),
  };
}
