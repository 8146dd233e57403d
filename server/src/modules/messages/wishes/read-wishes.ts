import type { MessageWishes } from '@limber/contract/messages/message-wishes.ts';
import { logInAgain } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { MessageDeps } from '../deps.ts';
import { channelsOffered } from '../first-and-next-channel-rules.ts';
import { findWishes } from './queries.ts';

/** How the actor wishes to be told. Refuses 401 when the account no longer exists. */
export async function readWishes(
  { db, messenger }: Pick<MessageDeps, 'db' | 'messenger'>,
  actor: Actor,
): Promise<MessageWishes> {
  const found = await findWishes(db, actor.accountId);
  if (!found) throw logInAgain();
  const { number: _, ...wishes } = found;
  return { ...wishes, channels: [...channelsOffered(messenger !== null)] };
}
