import type { Website } from '@limber/contract/desk/studio/website.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { wrongField, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { refuseStaleVersion } from '../../audit/refuse-stale-version.ts';
import { IS_FIXED } from '../country-and-currency/country-and-currency-rules.ts';
import { findCountry } from '../country-and-currency/queries.ts';
import { saveTranslations } from '../translations/save-translations.ts';
import { problemsOfText, trimmed } from '../translations/translation-rules.ts';
import { findWebsite, updateWebsite } from './queries.ts';

const SAID = ['tagline', 'address', 'city', 'court', 'chat_greeting'] as const;

/**
 * Changes what the studio says about itself and what its pages show. Every process has it in its next
 * answer; issued documents keep their text. Refuses 400 a text in one language only, 409 naming who
 * was faster.
 */
export async function changeWebsite(
  db: Db,
  actor: Actor,
  input: Website,
  now: Date,
): Promise<Website> {
  const said = Object.fromEntries(SAID.map((name) => [name, trimmed(input[name])]));
  const website = {
    ...input,
    ...(said as Pick<Website, (typeof SAID)[number]>),
    brand: input.brand.trim(),
    legal_name: input.legal_name.trim(),
  };
  const problems = Object.assign({}, ...SAID.map((name) => problemsOfText(name, website[name])));
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await findWebsite(trx);
    await refuseStaleVersion(trx, { subject: 'website', version: input.version }, before);
    const isElsewhere = website.country !== before.country;
    if (isElsewhere && (await findCountry(trx)).fixed) throw wrongField('country', IS_FIXED);
    await saveWebsite(trx, website);
    // Every page has it.
    await tellEverything(trx);
    const after = await findWebsite(trx);
    const deed = { action: 'changed', subject: 'website' } as const;
    await record(trx, actor, { ...deed, before: fieldsOf(before), after: fieldsOf(after) }, now);
    return after;
  });
}

/** Writes it, without a check. */
export async function saveWebsite(trx: Trx, website: Website): Promise<void> {
  await updateWebsite(trx, website);
  await saveTranslations(
    trx,
    SAID.map((name) => website[name]),
  );
}

/** What the audit log keeps of it. */
function fieldsOf(website: Website) {
  const { version: _, social_links, switches, ...others } = website;
  const { sections, strip, languages, ...offered } = switches;
  const inBoth = SAID.flatMap((name) => [
    [name, others[name].en],
    [`${name}_ar`, others[name].ar],
  ]);
  return {
    ...others,
    ...Object.fromEntries(inBoth),
    ...offered,
    social_links: social_links.map(({ name, url }) => `${name} ${url}`).join('\n'),
    sections: sections.join(', '),
    strip: strip?.join(', ') ?? null,
    languages: languages.join(', '),
  };
}
