import type { Trx } from '../../../platform/database/db.ts';
import { seal } from '../../../platform/encryption.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { recordConsent } from '../../accounts/health/record-consent.ts';
import type { ClientDeps } from '../deps.ts';
import { lockClient, updateClient } from '../queries/people.ts';

/**
 * Keeps health notes from other software, with the consent that was given there; the importer
 * answers for it. Notes and an agreement that the client already has here stay.
 */
export async function importNote(
  trx: Trx,
  { secret, random }: Pick<ClientDeps, 'secret' | 'random'>,
  actor: Actor,
  id: number,
  note: string,
  now: Date,
): Promise<void> {
  const before = await lockClient(trx, id);
  if (!before || before.health_notes_agreed_at !== null) return;
  const after = {
    medical_issues_sealed: seal(secret, note.trim(), random),
    health_notes_agreed_at: now,
  };
  await updateClient(trx, id, after);
  const whose = { id, language: before.language };
  await recordConsent(trx, whose, { before, after }, actor.accountId, now);
}
