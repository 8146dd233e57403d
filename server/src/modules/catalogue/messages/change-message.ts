import type { MessageKind, StudioMessage } from '@limber/contract/desk/studio/messages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { changeRecorded, type Kind } from '../../audit/change-and-audit.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import { problemsOfMessage } from './fill-in-message-rules.ts';
import { lockMessages, upsertMessage } from './queries.ts';
import { listMessages } from './read-messages.ts';

/**
 * Sets the studio's own wording of a message, or restores the original. Refuses 400 naming missing
 * or unknown placeholders, 409 naming who was faster.
 */
export async function changeMessage(
  db: Db,
  actor: Actor,
  request: { kind: MessageKind; version: number; words: BothLanguages | null },
  now: Date,
): Promise<StudioMessage> {
  const { kind: id, version } = request;
  const words = request.words && { en: linesOf(request.words.en), ar: linesOf(request.words.ar) };
  const problems = words ? problemsOfMessage(id, words) : {};
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return transactAs(db, actor.accountId, async (trx) => {
    await lockMessages(trx);
    const entry = { id, version, action: words ? 'changed' : 'restored' } as const;
    return changeRecorded(trx, actor, kind, entry, now, () =>
      upsertMessage(trx, { kind: id, en: words?.en ?? null, ar: words?.ar ?? null }),
    );
  });
}

const kind: Kind<StudioMessage, MessageKind> = {
  subject: 'text',
  list: listMessages,
  find(all, id) {
    const message = all.find((each) => each.kind === id);
    if (!message) throw refusal(404, UNKNOWN_MESSAGE);
    return message;
  },
  calledOf: (message) => message.kind,
  fieldsOf: ({ en, ar }) => ({ in_english: en, in_arabic: ar }),
};

/** Normalises line ends, and trims the text. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trim();

const UNKNOWN_MESSAGE = {
  en: 'We do not know this message.',
  ar: 'لا نعرف هذه الرسالة.',
};
