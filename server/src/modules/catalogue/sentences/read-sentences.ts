import type { PageSentence } from '@limber/contract/desk/website/sentences.ts';
import type { SiteFacts } from '@limber/contract/site.ts';
import type { SentencePage } from '@limber/contract/terms/site/page-sentences.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { productSentences } from './product-sentences.ts';
import { listOwnWords, type OwnWords } from './queries.ts';
import { type ProductSentence, placeOf, withoutReader } from './sentence-rules.ts';

const nothing: OwnWords = { own_en: null, own_ar: null };

/** The sentences of a page, by its parts. */
export async function readSentences(db: Db, page: SentencePage): Promise<PageSentence[]> {
  const own = await listOwnWords(db);
  return [...productSentences().values()]
    .map((product) => sentenceOf(product, own.get(product.source) ?? nothing))
    .filter((each) => each.page === page)
    .toSorted((a, b) => a.section.localeCompare(b.section) || a.source.localeCompare(b.source));
}

/** A sentence with the studio's words for it. */
export function sentenceOf(product: ProductSentence, own: OwnWords): PageSentence {
  const { source, ar } = product;
  return { source, ...placeOf(product), ar: withoutReader(ar), ...own };
}

/** The studio's words by the ids by which the pages know them, in each language. */
export async function readOwnWords(db: Db | Trx): Promise<SiteFacts['own_words']> {
  return ownWordsOf(await listOwnWords(db));
}

/** The same of words that are known. */
export function ownWordsOf(own: ReadonlyMap<string, OwnWords>): SiteFacts['own_words'] {
  const words = { en: {} as Record<string, string>, ar: {} as Record<string, string> };
  for (const [source, { own_en, own_ar }] of own) {
    const id = productSentences().get(source)?.id;
    if (id && own_en !== null) words.en[id] = own_en;
    if (id && own_ar !== null) words.ar[id] = own_ar;
  }
  return words;
}
