import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { NOBODY } from '../../staff/team/lock-member.ts';
import type { PrivacyDeps } from '../deps.ts';
import { exportOnRequest } from '../export-on-request.ts';
import { isOfTeam } from './work-queries.ts';

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
