import type { writeClientHealthNote as route } from '@limber/contract/desk/clients/client-health-note.ts';
import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Static } from 'typebox';
import type { Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { seal } from '../../../platform/encryption.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { type Health, recordConsent } from '../../accounts/health/record-consent.ts';
import { hasControls, PLAIN_TEXT } from '../../accounts/personal-details-rules.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { record } from '../../audit/record.ts';
import { CHANGED_SINCE } from '../client-refusals.ts';
import type { ClientDeps } from '../deps.ts';
import { lockClient, updateClient } from '../queries/people.ts';
import { readClient } from '../read-client.ts';

type Input = Static<typeof route.body>;

/**
 * Records what a client tells the desk about their health, and that they agree to its being kept,
 * with who heard it and the version of the consent text. Refuses 400 notes without an agreement or
 * with invalid characters, 404 an unknown client, 409 a client whom somebody has changed since, and
 * an outdated consent text.
 */
export async function writeNote(
  deps: ClientDeps,
  actor: Actor,
  id: number,
  { note, agreed, version }: Input,
  now: Date,
): Promise<DeskClient> {
  if (hasControls(note)) throw wrongField('note', PLAIN_TEXT);
  if (agreed && agreed.words_version !== HEALTH_CONSENT.version) throw refusal(409, OTHER_WORDS);
  await rewrite(deps, actor, { id, version, language: agreed?.language }, now, (before) => {
    const agreedAt = before.health_notes_agreed_at ?? (agreed ? now : null);
    if (agreedAt === null) throw wrongField('agreed', ASK_FIRST);
    return {
      medical_issues_sealed: seal(deps.secret, note.trim(), deps.random),
      health_notes_agreed_at: agreedAt,
    };
  });
  return readClient(deps.db, id, now);
}

/**
 * Withdraws at the desk a client's consent to health notes: they are erased at once. Refuses 404 an
 * unknown client, 409 where nothing was agreed to, or somebody has changed them since.
 */
export async function withdrawNote(
  deps: ClientDeps,
  actor: Actor,
  request: { readonly id: number; readonly version: number },
  now: Date,
): Promise<DeskClient> {
  await rewrite(deps, actor, request, now, (before) => {
    if (before.health_notes_agreed_at === null) throw refusal(409, NOT_AGREED);
    return { medical_issues_sealed: null, health_notes_agreed_at: null };
  });
  return readClient(deps.db, request.id, now);
}

/** Replaces what is kept of their health, with all consequences; the actor is logged. */
async function rewrite(
  { db }: ClientDeps,
  actor: Actor,
  { id, version, language }: { id: number; version: number; language?: string | undefined },
  now: Date,
  judge: (before: Health) => Health,
): Promise<void> {
  await db.transaction().execute(async (trx: Trx) => {
    await lockActor(trx, actor.accountId);
    const before = await lockClient(trx, id);
    if (!before) throw refusal(404, UNKNOWN_CLIENT);
    if (before.version !== version) throw refusal(409, CHANGED_SINCE);
    const after = judge(before);
    await updateClient(trx, id, { ...after });
    const whose = { id, language: language ?? before.language };
    await recordConsent(trx, whose, { before, after }, actor.accountId, now);
    const state = after.health_notes_agreed_at === null ? 'withdrawn' : 'written';
    await record(
      trx,
      actor,
      { action: 'changed', subject: 'client', id, about: id, after: { health_notes: state } },
      now,
    );
  });
}

const OTHER_WORDS = {
  en: 'The words to agree to have changed. Please load the page and ask again.',
  ar: 'تغيّر نص الموافقة. يرجى إعادة تحميل الصفحة والسؤال من جديد.',
};
const ASK_FIRST = {
  en: 'Please ask whether they agree to us keeping health notes.',
  ar: 'يرجى سؤال العميل عن موافقته على حفظ الملاحظات الصحية.',
};
const NOT_AGREED = {
  en: 'They do not agree to health notes, so none are kept.',
  ar: 'لا توجد موافقة على الملاحظات الصحية، فلا يُحفظ منها شيء.',
};
