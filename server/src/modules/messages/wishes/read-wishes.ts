import type { MessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { logInAgain } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { MessageDeps } from '../deps.ts';
import { channelsFor, channelsOffered } from '../first-and-next-channel-rules.ts';
import { isReachedByPush } from '../push/is-reached-by-push.ts';
import { findWishes } from './queries.ts';

/** How the actor wishes to be told. Refuses 401 when the account no longer exists. */
export async function readWishes(
  { db, messenger }: Pick<MessageDeps, 'db' | 'messenger'>,
  actor: Actor,
  now: Date,
): Promise<MessageWishes> {
  const found = await findWishes(db, actor.accountId);
  if (!found) throw logInAgain();
  const { number, hasAddress, ...wishes } = found;
  const wish = wishes.channel;
  const hasBrowser = await isReachedByPush(db, actor.accountId, wish, now);
  const hasNumber = number !== null;
  const [first] = channelsFor({ wish, hasAddress, hasNumber, hasBrowser }, messenger !== null);
  return { ...wishes, channels: [...channelsOffered(messenger !== null)], first: first ?? null };
}
