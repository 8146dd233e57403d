import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import type { PrivacyDeps } from './deps.ts';
import { exportOnRequest } from './export-on-request.ts';

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
