import type { Trx } from '../../../platform/database/db.ts';
import { upsertTranslations } from './queries.ts';
import { type BothLanguages, trimmed } from './translation-rules.ts';

/**
 * Stores the studio's Arabic texts, by their English words. Earlier ones stay: what was booked or
 * sold under them is still shown in Arabic.
 */
export async function saveTranslations(trx: Trx, said: readonly BothLanguages[]): Promise<void> {
  const bySource = new Map(said.map(trimmed).map(({ en, ar }) => [en, ar]));
  bySource.delete('');
  await upsertTranslations(
    trx,
    [...bySource].map(([source, words]) => ({ source, words })),
  );
}
