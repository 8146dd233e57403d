import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/db.ts';

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
