import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** Writes how English words are said in Arabic, in place of how they were. */
export async function upsertTranslations(
  trx: Trx,
  said: readonly { readonly source: string; readonly words: string }[],
): Promise<void> {
  if (said.length === 0) return;
  await trx
    .insertInto('translations')
    .values(said.map((each) => ({ language: 'ar', ...each })))
    .onConflict((conflict) =>
      conflict.columns(['language', 'source']).doUpdateSet({ words: sql<string>`excluded.words` }),
    )
    .execute();
}

/** Everything that is said in Arabic, by its English words. */
export async function listTranslations(db: Db): Promise<{ source: string; words: string }[]> {
  return db
    .selectFrom('translations')
    .where('language', '=', 'ar')
    .select(['source', 'words'])
    .orderBy('source')
    .limit(1000)
    .execute();
}

/** How some English words are said in Arabic, locked; undefined when nothing is said by them. */
export async function lockWords(trx: Trx, source: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('translations')
    .where('language', '=', 'ar')
    .where('source', '=', source)
    .select('words')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.words;
}
