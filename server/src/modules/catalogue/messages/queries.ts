import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** Messages that the studio has or had its own wording for; without words: the original. */
export async function listOwnMessages(db: Db | Trx) {
  return db
    .selectFrom('message_texts')
    .select(['kind', 'en', 'ar', 'version'])
    .orderBy('kind')
    .execute();
}

/** Makes others who change a message wait, also one that has no row yet. */
export async function lockMessages(trx: Trx): Promise<void> {
  await sql`lock table message_texts in share row exclusive mode`.execute(trx);
}

export async function upsertMessage(
  trx: Trx,
  message: { readonly kind: string; readonly en: string | null; readonly ar: string | null },
): Promise<void> {
  await trx
    .insertInto('message_texts')
    // The original counts for the first version.
    .values({ ...message, version: 2 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        en: message.en,
        ar: message.ar,
        version: sql`message_texts.version + 1`,
      }),
    )
    .execute();
}
