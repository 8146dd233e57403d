import type { ClientNote } from '@limber/contract/desk/clients/timeline.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { lockAgreement } from '../accounts/health/record-consent.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { noteOnWire } from '../bookings/notes/note-on-wire.ts';
import type { ClientDeps } from './deps.ts';
import { insertReadsOf, listNotesOn } from './queries/notes.ts';
import { findClient } from './queries/people.ts';

/**
 * A page of notes about a client's sessions in branches that the actor sees; the reading is
 * recorded. Refuses 404 an unknown client.
 */
export async function listNotes(
  deps: ClientDeps,
  actor: Actor,
  clientId: number,
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ notes: ClientNote[]; count: number }> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await findClient(trx, clientId))) throw refusal(404, UNKNOWN_CLIENT);
    if (!(await lockAgreement(trx, clientId))) return { count: 0, notes: [] };
    const whose = { clientId, branches: actor.branches ?? [] };
    const { notes, count } = await listNotesOn(trx, whose, page);
    const ids = notes.map(({ id }) => id);
    await insertReadsOf(trx, ids, actor.accountId, now);
    return {
      count,
      notes: notes.map((stored) => ({
        ...noteOnWire(deps, stored),
        booking_id: stored.booking_id,
        session_at: stored.startsAt.toISOString(),
      })),
    };
  });
}
