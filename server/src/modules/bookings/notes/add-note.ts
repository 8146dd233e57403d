import type { SessionNote } from '@limber/contract/desk/day/session-notes.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { seal } from '../../../platform/encryption.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { lockAgreement } from '../../accounts/health/record-consent.ts';
import type { NoteDeps } from '../deps.ts';
import { readDeskBooking } from '../read-booking.ts';
import { noteOnWire } from './note-on-wire.ts';
import { insertNote, listNotes, type StoredNote } from './queries.ts';

/**
 * Writes a sealed note about a session; a therapist only about their own. A note about a treatment
 * is health data, and is kept only under the client's agreement to that. Refuses 404 any other
 * session, 409 a client who does not agree.
 */
export async function addNote(
  deps: NoteDeps,
  actor: Actor,
  { id, note }: { readonly id: string; readonly note: string },
  now: Date,
): Promise<SessionNote> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const { client } = await readDeskBooking(trx, actor, id);
    if (!(await lockAgreement(trx, client.id))) throw refusal(409, NOT_AGREED);
    const sealed = seal(deps.secret, note.trim(), deps.random, 'session notes') as Buffer;
    const noteId = await insertNote(trx, {
      bookingId: id,
      authorId: actor.accountId,
      sealed,
      at: now,
    });
    const notes = await listNotes(trx, id);
    const stored = notes.find((each) => each.id === noteId) as StoredNote;
    return noteOnWire(deps, stored);
  });
}

const NOT_AGREED = {
  en: 'The client has not agreed to notes of their health, so nothing is noted of their sessions. The front desk can ask them, and take it down on their page.',
  ar: 'لم يوافق العميل على حفظ ملاحظات عن صحته، لذا لا تُدوَّن ملاحظات عن جلساته. يمكن للاستقبال سؤاله وتسجيل موافقته في صفحته.',
};
