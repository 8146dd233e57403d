import type { addPush } from '@limber/contract/messages/push.ts';
import { MOST_PUSH_BROWSERS } from '@limber/contract/terms/mail-delivery.ts';
import type { Static } from 'typebox';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { logInAgain, refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { Randomness } from '../../../platform/randomness.ts';
import { mayBeSentTo } from '../../../platform/software/public-address-rules.ts';
import { lockOwnSession } from '../../auth/lock-own-session.ts';
import type { MessageDeps } from '../deps.ts';
import { deleteOfEndedSessions, deleteSubscription, upsertSubscription } from './queries.ts';

/**
 * Has messages pushed to the browser of a session of the actor, until the session ends. Refuses 400 an
 * address that is not one of a push service, 400 a counter at the desk, which several people see, and
 * 401 a session that has ended or is another's.
 */
export async function addSubscription(
  deps: Pick<MessageDeps, 'db'> & {
    readonly random: Randomness;
    readonly reachesLoopback: boolean;
  },
  { accountId }: Actor,
  { refresh, ...target }: Static<typeof addPush.body>,
  now: Date,
): Promise<null> {
  if (!mayBeSentTo(target.endpoint, deps.reachesLoopback)) throw refusal(400, NO_PUSH_SERVICE);
  await transactAs(deps.db, accountId, async (trx) => {
    const session = await lockOwnSession(trx, { accountId, refresh }, now);
    if (!session) throw logInAgain();
    if (session.deviceId !== null) throw refusal(400, AT_COUNTER);
    const { sessionId } = session;
    await upsertSubscription(
      trx,
      { ...target, id: deps.random.uuid(), accountId, sessionId },
      { now, most: MOST_PUSH_BROWSERS },
    );
  });
  return null;
}

/** Forgets a browser; not having known it is no failure. */
export async function removeSubscription(
  { db }: Pick<MessageDeps, 'db'>,
  { accountId }: Actor,
  endpoint: string,
): Promise<null> {
  await transactAs(db, accountId, (trx) => deleteSubscription(trx, { accountId, endpoint }));
  return null;
}

/** Forgets the browsers whose session has ended. */
export function purgeSubscriptions(db: MessageDeps['db'], now: Date): Promise<void> {
  return deleteOfEndedSessions(db, now);
}

const AT_COUNTER = {
  en: 'This device is a counter, which others see too. Please choose your own telephone.',
  ar: 'هذا الجهاز مشترك في الاستقبال ويراه غيرك. يرجى اختيار هاتفك الخاص.',
};
const NO_PUSH_SERVICE = {
  en: 'Messages cannot be pushed to this browser.',
  ar: 'لا يمكن إرسال الإشعارات إلى هذا المتصفح.',
};
