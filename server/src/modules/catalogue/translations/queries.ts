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

/** A page of what is said in Arabic by its English words, of that in which `find` stands, and how many there are. */
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
