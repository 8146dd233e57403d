import type { StudioText } from '@limber/contract/desk/studio/translations.ts';
import type { Db } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { record } from '../../audit/record.ts';
import { refuseUnseen } from '../../audit/refuse-stale-version.ts';
import { lockWords, upsertTranslations } from './queries.ts';

/**
 * Changes the Arabic wording of a text. Refuses 404 unknown English words, 409 naming who was
 * faster.
 */
export async function changeText(
  db: Db,
  actor: Actor,
  { source, words, seen }: StudioText & { readonly seen: string },
  now: Date,
): Promise<StudioText> {
  return transactAs(db, actor.accountId, async (trx) => {
    const before = await lockWords(trx, source);
    if (before === undefined) throw refusal(404, NO_TEXT);
    await refuseUnseen(trx, { subject: 'text', id: source }, before === seen);
    const after = { source, words: words.trim() };
    await upsertTranslations(trx, [after]);
    const entry = { action: 'changed', subject: 'text', id: source, called: source } as const;
    await record(
      trx,
      actor,
      { ...entry, before: { words: before }, after: { words: after.words } },
      now,
    );
    return after;
  });
}

const NO_TEXT: Sentence = {
  en: 'The studio says nothing by these words.',
  ar: 'لا يستخدم الاستوديو هذه الكلمات.',
};
