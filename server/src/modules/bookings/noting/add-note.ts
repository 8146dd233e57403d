import type { SessionNote } from '@limber/contract/desk/session-notes.ts';
import { holdAccount, holdAccountOfOther } from '../../../platform/database/hold-account.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { seal } from '../../../platform/sealing.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-desk-booking.ts';
import { noteOnWire } from './note-on-wire.ts';
import { insertNote, type KeptNote, listNotes } from './queries.ts';

/** Notes something of a session, sealed; a therapist of one of their own. Refuses 404 any other. */
export async function addNote(
  deps: NoteDeps,
  actor: Actor,
  { id, note }: { readonly id: string; readonly note: string },
  now: Date,
): Promise<SessionNote> {
  return deps.db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    const { client } = await readDeskBooking(trx, actor, id);
    await holdAccountOfOther(trx, client.id);
    const sealed = seal(deps.secret, note.trim(), deps.random, 'session notes') as Buffer;
    const noteId = await insertNote(trx, {
      bookingId: id,
      authorId: actor.accountId,
      sealed,
      at: now,
    });
    const notes = await listNotes(trx, id);
    const kept = notes.find((each) => each.id === noteId) as KeptNote;
    return noteOnWire(deps, kept);
  });
}
