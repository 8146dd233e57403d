import type { PageSentence } from '@limber/contract/desk/website/sentences.ts';
import type { Db } from '../../../platform/database/db.ts';
import { lockSettings } from '../../../platform/database/lock-settings.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import { refuseUnseen } from '../../audit/refuse-stale-version.ts';
import { productSentences } from './product-sentences.ts';
import { listOwnWords, type OwnWords, replaceOwnWords } from './queries.ts';
import { sentenceOf } from './read-sentences.ts';
import { problemOfWords } from './sentence-rules.ts';

interface ChangedWords extends OwnWords {
  readonly source: string;
  readonly seen: OwnWords;
}

const nothing: OwnWords = { own_en: null, own_ar: null };

/**
 * Words a sentence of the pages otherwise; null or empty: as the product does. Refuses 404 a sentence that
 * the product does not say, 400 words without its placeholders, 409 naming who was faster.
 */
export async function changeSentence(
  db: Db,
  actor: Actor,
  { source, seen, ...words }: ChangedWords,
  now: Date,
): Promise<PageSentence> {
  const product = productSentences().get(source);
  if (!product) throw refusal(404, NO_SENTENCE);
  const own = wordsForSentence({ source, ...words });
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = (await listOwnWords(trx)).get(source) ?? nothing;
    const isSeen = before.own_en === seen.own_en && before.own_ar === seen.own_ar;
    const subject = { subject: 'sentence', id: product.id } as const;
    await refuseUnseen(trx, subject, isSeen);
    await replaceOwnWords(trx, source, own);
    await tellEverything(trx);
    const entry = { ...subject, action: 'changed', called: source } as const;
    await record(trx, actor, { ...entry, before: { ...before }, after: { ...own } }, now);
    return sentenceOf(product, own);
  });
}

/** What is written for a sentence, empty words as null. Refuses 400 words without their placeholders. */
export function wordsForSentence({
  source,
  own_en,
  own_ar,
}: OwnWords & { source: string }): OwnWords {
  const own = { own_en: own_en?.trim() || null, own_ar: own_ar?.trim() || null };
  const problems: Record<string, Sentence> = {};
  for (const name of ['own_en', 'own_ar'] as const) {
    const problem = own[name] && problemOfWords(source, own[name]);
    if (problem) problems[name] = problem;
  }
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return own;
}

const NO_SENTENCE: Sentence = {
  en: 'The pages do not say this any more.',
  ar: 'لم تعد الصفحات تقول هذا.',
};
