import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { recordHealthNotesRead } from '../accounts/health/open-health-notes.ts';
import { record } from '../audit/record.ts';
import type { PrivacyDeps } from './deps.ts';
import { gatherData } from './gather-data.ts';
import { insertReadsOn } from './queries/records.ts';

interface ExportRequest {
  readonly subject: 'client' | 'staff';
  readonly id: number;
  readonly reason: string;
}

/**
 * Everything that the studio keeps about somebody, for a manager whom they asked for it; null when
 * there is no such person. The manager and the reason are recorded, and, except for clients
 * themselves, the reading of the notes. Refuses 400 without a reason.
 */
export async function exportOnRequest(
  deps: PrivacyDeps,
  actor: Actor,
  { subject, id, reason }: ExportRequest,
  now: Date,
): Promise<Record<string, unknown> | null> {
  if (reason.trim() === '') throw wrongField('reason', SAY_WHY);
  const document = await gatherData(deps, id, now);
  if (!document) return null;
  const entry = { action: 'exported', subject, id, about: id, reason: reason.trim() } as const;
  await transactAs(deps.db, actor.accountId, async (trx) => {
    await record(trx, actor, entry, now);
    if (hasHealthNotes(document)) await recordHealthNotesRead(trx, actor, id, now);
    await insertReadsOn(trx, id, actor.accountId, now);
  });
  return document;
}

const hasHealthNotes = ({ account }: Record<string, unknown>) =>
  (account as { medical_issues: string }).medical_issues !== '';
