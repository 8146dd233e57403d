import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { seal } from '../../../platform/sealing.ts';
import { keepConsent } from '../../accounts/health/keep-consent.ts';
import type { ClientDeps } from '../deps.ts';
import { lockClient, updateClient } from '../queries/people.ts';

/**
 * Keeps health notes that the software before had, with the consent given there, which the importer
 * answers for. A client who has notes or an agreement here keeps their own.
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
  await keepConsent(trx, whose, { before, after }, actor.accountId, now);
}
