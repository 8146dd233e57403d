import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import type { PolicyKind } from '@limber/contract/terms/site-pages.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { type BothLanguages, trimmed } from '../translations/translation-rules.ts';
import { insertPolicyVersion, listPolicyVersions, updateWithdrawn } from './queries.ts';
import { listStudioPolicies } from './read-policies.ts';

interface NewVersion {
  readonly holds_from: string;
  readonly text: BothLanguages;
}

/** Publishes a version that holds from a day on. Refuses 400 a day that has passed. */
export async function addPolicyVersion(
  db: Db,
  actor: Actor,
  kind: PolicyKind,
  { holds_from, text }: NewVersion,
  now: Date,
): Promise<StudioPolicy> {
  if (holds_from < studioDayOf(now)) throw wrongField('holds_from', PAST);
  const written = { kind, holds_from, text: trimmed(text), made_at: now };
  return changing(db, actor, kind, now, async (trx) => {
    const version = await insertPolicyVersion(trx, written);
    return { action: 'added', version, holds_from } as const;
  });
}

/** Withdraws a version before its day. Refuses 404 an unknown one, 409 one that holds or has held. */
export async function withdrawPolicyVersion(
  db: Db,
  actor: Actor,
  { kind, version }: { readonly kind: PolicyKind; readonly version: number },
  now: Date,
): Promise<StudioPolicy> {
  return changing(db, actor, kind, now, async (trx) => {
    const known = (await listPolicyVersions(trx)).find(
      (each) => each.kind === kind && each.version === version,
    );
    if (!known) throw refusal(404, GONE);
    if (known.holds_from <= studioDayOf(now)) throw refusal(409, HOLDS_ALREADY);
    await updateWithdrawn(trx, kind, version);
    return { action: 'withdrawn', version, holds_from: known.holds_from } as const;
  });
}

interface Done {
  readonly action: 'added' | 'withdrawn';
  readonly version: number;
  readonly holds_from: string;
}

/** One change at a time; every page has it. */
async function changing(
  db: Db,
  actor: Actor,
  kind: PolicyKind,
  now: Date,
  change: (trx: Trx) => Promise<Done>,
): Promise<StudioPolicy> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const { action, version, holds_from } = await change(trx);
    await tellEverything(trx);
    const entry = { action, subject: 'policy', id: kind, called: String(version) } as const;
    await record(trx, actor, { ...entry, after: { version, holds_from } }, now);
    const policies = await listStudioPolicies(trx, now);
    return policies.find((each) => each.kind === kind) as StudioPolicy;
  });
}

const PAST: Sentence = {
  en: 'Please choose today or a later day.',
  ar: 'يرجى اختيار اليوم أو يوم لاحق.',
};

const GONE: Sentence = {
  en: 'There is no such version any more.',
  ar: 'لم تعد هذه النسخة موجودة.',
};

const HOLDS_ALREADY: Sentence = {
  en: 'This version holds already. Publish another one instead.',
  ar: 'هذه النسخة سارية بالفعل. يرجى نشر نسخة أخرى بدلاً منها.',
};
