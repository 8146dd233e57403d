import type { MessageKind, StudioMessage } from '@limber/contract/desk/studio/messages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import { type Say, sayIn } from './fill-in-message-rules.ts';
import { MESSAGE_KINDS, ORIGINALS } from './original-message-rules.ts';
import { listOwnMessages } from './queries.ts';

/** How the studio says its messages in a language: with words of its own where it has some. */
export async function readMessages(db: Db | Trx, language: Language): Promise<Say> {
  const own = new Map<MessageKind, BothLanguages>();
  for (const { kind, en, ar } of await listOwnMessages(db)) {
    if (en !== null && ar !== null) own.set(kind as MessageKind, { en, ar });
  }
  return sayIn(language, own);
}

/** The message with which the desk sends a link to sign in by. */
export async function sayLink(
  trx: Trx,
  language: Language,
  put: Readonly<Record<'name' | 'studio' | 'link' | 'days', string>>,
): Promise<string> {
  const say = await readMessages(trx, language);
  return say('sign_in_link', put);
}

/** All messages as managers see them. */
export async function listMessages(db: Db | Trx): Promise<StudioMessage[]> {
  const stored = new Map((await listOwnMessages(db)).map((each) => [each.kind, each]));
  return MESSAGE_KINDS.map((kind) => {
    const { placeholders, en, ar } = ORIGINALS[kind];
    const own = stored.get(kind);
    return {
      kind,
      version: own?.version ?? 1,
      placeholders: [...placeholders],
      ...{ en: own?.en ?? en, ar: own?.ar ?? ar },
      original: { en, ar },
      own: own !== undefined && own.en !== null,
    };
  });
}
