import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { keepLook } from '../accounts/health/keep-look.ts';
import { UNKNOWN_CLIENT } from '../accounts/rules.ts';
import { record } from '../audit/record.ts';
import type { PrivacyDeps } from './deps.ts';
import { gatherData } from './gather-data.ts';

/**
 * Everything the studio keeps about a client, for who asked it of the studio. Who took it and why is
 * kept with them. Refuses 400 without a reason, 404 an unknown one.
 */
export async function exportClient(
  deps: PrivacyDeps,
  actor: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
  now: Date,
): Promise<Record<string, unknown>> {
  if (reason.trim() === '') throw wrongField('reason', SAY_WHY);
  const document = await gatherData(deps, id, now);
  if (!document) throw refusal(404, UNKNOWN_CLIENT);
  const deed = {
    action: 'exported',
    subject: 'client',
    id,
    about: id,
    reason: reason.trim(),
  } as const;
  await deps.db.transaction().execute(async (trx) => {
    await record(trx, actor, deed, now);
    if (hasHealthNotes(document)) await keepLook(trx, actor, id, now);
  });
  return document;
}

const hasHealthNotes = ({ account }: Record<string, unknown>) =>
  (account as { medical_issues: string }).medical_issues !== '';
