import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import type { Policy } from '@limber/contract/policies.ts';
import {
  POLICY_KINDS,
  type PolicyKind,
  type SiteSwitches,
} from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { findSettings, findTranslations } from '../queries.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import { readSwitches } from '../website/read-switches.ts';
import {
  byDay,
  type PolicyStudio,
  type PolicyVersion,
  textOfSections,
  versionOn,
} from './policy-rules.ts';
import { privacyTemplate } from './privacy-template.ts';
import { listPolicyVersions } from './queries.ts';
import { termsTemplate } from './terms-template.ts';

/** What is needed to read any policy. */
interface Policies {
  readonly versions: readonly PolicyVersion[];
  readonly templates: Readonly<Record<PolicyKind, BothLanguages>>;
}

/**
 * The text of a kind that holds today, or an earlier version. Refuses 404 terms where the studio
 * has none, and a version that does not hold yet.
 */
export async function readPolicy(
  db: Db,
  kind: PolicyKind,
  { language, version }: { readonly language: Language; readonly version?: number | undefined },
  now: Date,
): Promise<Policy> {
  const found = policyOn(await readAll(db), { kind, language, version }, studioDayOf(now));
  if (!found) throw refusal(404, NO_POLICY);
  return found;
}

/** What holds on a day in each language; null: the studio has no terms. */
export function policiesOn(
  today: string,
  versions: readonly PolicyVersion[],
  studio: StudioReading,
): Record<PolicyKind, Record<Language, Policy> | null> {
  const all = policiesOf(versions, studio);
  const inBoth = (kind: PolicyKind) => {
    const en = policyOn(all, { kind, language: 'en' }, today);
    const ar = policyOn(all, { kind, language: 'ar' }, today);
    return en && ar ? { en, ar } : null;
  };
  return { privacy: inBoth('privacy'), terms: inBoth('terms') };
}

/** All versions for managers. */
export async function listStudioPolicies(db: Db | Trx, now: Date): Promise<StudioPolicy[]> {
  const { versions, templates } = await readAll(db);
  const today = studioDayOf(now);
  return POLICY_KINDS.map((kind) => {
    const own = byDay(versions.filter((each) => each.kind === kind));
    const holding = versionOn(own, today);
    const stateOf = (each: PolicyVersion) =>
      each === holding ? 'holds' : each.holds_from > today ? 'planned' : 'earlier';
    return {
      kind,
      template: templates[kind],
      versions: own.map(({ kind: _, made_at, ...version }, index) => ({
        ...version,
        made_at: made_at.toISOString(),
        state: stateOf(own[index] as PolicyVersion),
      })),
    };
  });
}

/** What of the studio the templates are filled with, as it is stored. */
interface StudioReading {
  readonly settings: Awaited<ReturnType<typeof findSettings>>;
  readonly words: Awaited<ReturnType<typeof findTranslations>>;
  readonly switches: SiteSwitches;
}

async function readAll(db: Db | Trx): Promise<Policies> {
  const [versions, settings, words, switches] = await Promise.all([
    listPolicyVersions(db),
    findSettings(db),
    findTranslations(db),
    readSwitches(db),
  ]);
  return policiesOf(versions, { settings, words, switches });
}

function policiesOf(
  versions: readonly PolicyVersion[],
  { settings, words, switches }: StudioReading,
): Policies {
  const inBoth = (en: string) => ({ en, ar: words.get(en) ?? en });
  const studio: PolicyStudio = {
    ...settings,
    city: inBoth(settings.city),
    address: inBoth(settings.address),
    court: inBoth(settings.court),
    terms: settings,
    switches,
  };
  return {
    versions,
    templates: {
      privacy: textOfSections(privacyTemplate(studio)),
      terms: textOfSections(termsTemplate(studio)),
    },
  };
}

interface Wanted {
  readonly kind: PolicyKind;
  readonly language: Language;
  readonly version?: number | undefined;
}

function policyOn(
  { versions, templates }: Policies,
  { kind, language, version }: Wanted,
  today: string,
): Policy | null {
  const own = versions.filter((each) => each.kind === kind);
  const known = byDay(own).filter(({ holds_from }) => holds_from <= today);
  const chosen =
    version === undefined ? versionOn(own, today) : known.find((each) => each.version === version);
  if (!chosen && (version !== undefined || kind === 'terms')) return null;
  return {
    kind,
    version: chosen?.version ?? null,
    holds_from: chosen?.holds_from ?? null,
    text: (chosen?.text ?? templates[kind])[language],
    versions: known.map((each) => ({ version: each.version, holds_from: each.holds_from })),
  };
}

const NO_POLICY: Sentence = {
  en: 'There is no such version.',
  ar: 'لا توجد نسخة كهذه.',
};
