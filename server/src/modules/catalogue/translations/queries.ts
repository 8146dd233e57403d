import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { oneValue } from '../../../platform/database/result-of-a-statement.ts';

/** Stores the Arabic wording of English words, replacing the earlier one. */
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

/**
 * A page of Arabic wordings by their English words, of those that contain `find`, and how many
 * there are.
 */
export async function listTranslations(
  db: Db,
  find: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ texts: { source: string; words: string }[]; count: number }> {
  const matching = db
    .selectFrom('translations')
    .where('language', '=', 'ar')
    .$if(find !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(source || ' ' || words), lower(${find}::text)) > 0`),
    );
  const [texts, { count }] = await Promise.all([
    matching.select(['source', 'words']).orderBy('source').limit(limit).offset(offset).execute(),
    matching.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { texts, count };
}

/** The Arabic wording of some English words, locked; undefined when nothing has these words. */
export async function lockWords(trx: Trx, source: string): Promise<string | undefined> {
  return oneValue(
    trx
      .selectFrom('translations')
      .where('language', '=', 'ar')
      .where('source', '=', source)
      .select('words')
      .forNoKeyUpdate(),
  );
}
