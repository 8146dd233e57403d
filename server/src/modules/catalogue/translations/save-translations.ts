import type { Trx } from '../../../platform/database/db.ts';
import { upsertTranslations } from './queries.ts';
import { type BothLanguages, trimmed } from './translation-rules.ts';

/**
 * Keeps how the studio says something in Arabic, by its English words. Those of before stay: what was
 * booked or sold under them goes on being said.
 */
export async function saveTranslations(trx: Trx, said: readonly BothLanguages[]): Promise<void> {
  const bySource = new Map(said.map(trimmed).map(({ en, ar }) => [en, ar]));
  bySource.delete('');
  await upsertTranslations(
    trx,
    [...bySource].map(([source, words]) => ({ source, words })),
  );
}
