import type { Db, Trx } from '../../../platform/database/db.ts';
import { deleteRows } from '../../../platform/database/rows-by-values.ts';

/** The studio's words for a sentence of the product; null: the product's. */
export interface OwnWords {
  readonly own_en: string | null;
  readonly own_ar: string | null;
}

/** All of them by the product's English words. */
export async function listOwnWords(db: Db | Trx): Promise<Map<string, OwnWords>> {
  const rows = await db
    .selectFrom('page_sentences')
    .select(['source', 'words_en as own_en', 'words_ar as own_ar'])
    .execute();
  return new Map(rows.map(({ source, ...words }) => [source, words]));
}

/** Writes them in the place of earlier ones; none in either language: the product's again. */
export async function replaceOwnWords(
  trx: Trx,
  source: string,
  { own_en, own_ar }: OwnWords,
): Promise<void> {
  await deleteRows(trx, 'page_sentences', { source });
  if (own_en === null && own_ar === null) return;
  await trx
    .insertInto('page_sentences')
    .values({ source, words_en: own_en, words_ar: own_ar })
    .execute();
}
