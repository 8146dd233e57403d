import type { PagePreview } from '@limber/contract/desk/website/preview.ts';
import { arabicPath, hasArabicPaths, sitePaths } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { rollBackAfter } from '../../../platform/database/roll-back-after.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { RenderPage } from '../../../platform/speed/rendering.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { updateLook } from '../look/queries.ts';
import { insertPolicyVersion } from '../policies/queries.ts';
import { wordsForSentence } from '../sentences/change-sentence.ts';
import { replaceOwnWords } from '../sentences/queries.ts';
import { trimmed } from '../translations/translation-rules.ts';
import { saveWebsite } from './change-website.ts';
import { readSite, type SiteReading } from './read-site.ts';

export interface PreviewDeps {
  readonly db: Db;
  readonly renderPage?: RenderPage;
}

/**
 * The HTML of a public page with what is typed: it is written, read like any other change, and rolled
 * back. Refuses 404 a page that is then switched off, 503 where there are no pages.
 */
export async function previewPage(
  { db, renderPage }: PreviewDeps,
  preview: PagePreview,
  now: Date,
): Promise<{ html: string }> {
  if (!renderPage) throw refusal(503, NO_PAGES);
  const { site, ...reading } = await rollBackAfter(db, async (trx) => {
    await save(trx, preview, now);
    return speaking(preview.language, await readSite(trx, now));
  });
  if (!sitePaths(site).includes(preview.path)) throw refusal(404, SWITCHED_OFF);
  const isArabic = preview.language === 'ar' && hasArabicPaths(site.switches);
  const path = isArabic ? arabicPath(preview.path) : preview.path;
  return { html: await renderPage({ ...reading, site: { ...site, open: true } }, path) };
}

async function save(
  trx: Trx,
  { website, look, sentence, policy }: PagePreview,
  now: Date,
): Promise<void> {
  if (website) await saveWebsite(trx, website);
  if (look) await updateLook(trx, look);
  if (sentence) await replaceOwnWords(trx, sentence.source, wordsForSentence(sentence));
  if (!policy) return;
  const { kind, text } = policy;
  const holds_from = studioDayOf(now);
  await insertPolicyVersion(trx, { kind, text: trimmed(text), holds_from, made_at: now });
}

/**
 * The pages in a language that has no addresses: where Arabic is first, a visitor who wishes English
 * has it at the plain ones.
 */
function speaking(language: Language, { site, ...reading }: SiteReading): SiteReading {
  const { languages } = site.switches;
  if (hasArabicPaths(site.switches) || !languages.includes(language)) return { site, ...reading };
  const others = languages.filter((each) => each !== language);
  const switches = { ...site.switches, languages: [language, ...others] };
  return { site: { ...site, language, switches }, ...reading };
}

const NO_PAGES: Sentence = {
  en: 'There is no preview right now.',
  ar: 'المعاينة غير متاحة الآن.',
};

const SWITCHED_OFF: Sentence = {
  en: 'This page is switched off.',
  ar: 'هذه الصفحة غير مفعّلة.',
};
