import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { recordHealthNotesRead } from '../accounts/health/open-health-notes.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { record } from '../audit/record.ts';
import { NOBODY } from '../staff/team/lock-member.ts';
import type { PrivacyDeps } from './deps.ts';
import { gatherDataOfPerson } from './gather-data-of-person.ts';
import { insertReadsOn } from './queries/records.ts';
import { isOfTeam } from './team/work-queries.ts';

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
  const document = await gatherDataOfPerson(deps, id, now);
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

/**
 * Everything that the studio keeps about a client, at the client's request. The person who takes it
 * and the reason are recorded. Refuses 400 without a reason, 404 an unknown client.
 */
export async function exportClient(
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<Record<string, unknown>> {
  const document = await exportOnRequest(deps, actor, { subject: 'client', id, reason }, now);
  if (!document) throw refusal(404, UNKNOWN_CLIENT);
  return document;
}

/**
 * Everything that the studio keeps about a team member, as they would receive it. The person who
 * takes it and the reason are recorded. Refuses 400 without a reason, 404 a person who is not on
 * the team.
 */
export async function exportMember(
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<Record<string, unknown>> {
  if (!(await isOfTeam(deps.db, id))) throw refusal(404, NOBODY);
  const document = await exportOnRequest(deps, actor, { subject: 'staff', id, reason }, now);
  if (!document) throw refusal(404, NOBODY);
  return document;
}
