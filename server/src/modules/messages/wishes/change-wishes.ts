import type {
  MessageWishes,
  changeMessageWishes as route,
} from '@limber/contract/messages/message-wishes.ts';
import type { Static } from 'typebox';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { logInAgain, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { MessageDeps } from '../deps.ts';
import { channelsOffered } from '../first-and-next-channel-rules.ts';
import { findWishes, updateWish } from './queries.ts';
import { readWishes } from './read-wishes.ts';

/**
 * Writes how the actor wishes to be told, and whether they want offers; omitted fields stay. Refuses
 * 400 a channel that the studio does not have, or that needs a number they have not given.
 */
export async function changeWishes(
  deps: Pick<MessageDeps, 'db' | 'messenger'>,
  actor: Actor,
  { channel, ...offers }: Static<typeof route.body>,
  now: Date,
): Promise<MessageWishes> {
  await deps.db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    const before = await findWishes(trx, actor.accountId);
    if (!before) throw logInAgain();
    if (channel && !channelsOffered(deps.messenger !== null).includes(channel)) {
      throw wrongField('channel', NOT_OFFERED);
    }
    if (channel === 'whatsapp' && before.number === null) throw wrongField('channel', NO_NUMBER);
    const said = [
      ['message_channel', before.channel, channel],
      ['offers_by_mail', before.offers_by_mail, offers.offers_by_mail],
      ['offers_by_message', before.offers_by_message, offers.offers_by_message],
    ] as const;
    for (const [field, was, became] of said) {
      if (became === undefined || became === was) continue;
      await updateWish(trx, actor.accountId, { field, was, became }, now);
    }
  });
  return readWishes(deps, actor, now);
}

const NOT_OFFERED = {
  en: 'The studio does not send messages this way.',
  ar: 'لا يرسل الاستوديو الرسائل بهذه الوسيلة.',
};
const NO_NUMBER = {
  en: 'Please enter your mobile number under About you first.',
  ar: 'يرجى إدخال رقم هاتفك المحمول في قسم «عنك» أولاً.',
};
