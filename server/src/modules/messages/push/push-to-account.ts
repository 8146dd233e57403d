import { createHash } from 'node:crypto';
import { pushToBrowser } from '../../../platform/push/push-to-browser.ts';
import type { PushDeps } from '../deps.ts';
import { readPushKeys } from './push-keys.ts';
import { deleteSubscription, listSubscriptions, type Whose } from './queries.ts';

/** What a push says, and when it is too late to say it. */
export interface PushWords {
  /** The same once more takes the place of the one before. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path of the site. */
  readonly opens: string;
  readonly endsAt: Date;
}

/** `nobody`: no browser of theirs takes messages any more. */
export type PushedTo = 'taken' | 'not taken' | 'nobody';

/** Pushes a message to every browser of somebody; one that takes no more is forgotten. */
export async function pushToAccount(
  deps: Pick<PushDeps, 'db' | 'clock' | 'random' | 'secret' | 'publicUrl' | 'reachesLoopback'>,
  whose: Whose,
  { id, title, text, opens, endsAt }: PushWords,
): Promise<PushedTo> {
  const now = deps.clock.now();
  const [keys, targets] = await Promise.all([
    readPushKeys(deps.db, deps, now),
    listSubscriptions(deps.db, whose, now),
  ]);
  // Push services want to know whom they can ask about a sender.
  const subject = deps.publicUrl.startsWith('https:') ? deps.publicUrl : 'mailto:studio@localhost';
  const message = {
    text: JSON.stringify({ title, text, opens, id }),
    topic: createHash('sha256').update(id).digest('base64url').slice(0, TOPIC_LETTERS),
    livesSeconds: Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000)),
  };
  const became = await Promise.all(
    targets.map(async (target) => {
      const what = await pushToBrowser(target, message, { ...deps, keys, subject });
      if (what === 'gone') await deleteSubscription(deps.db, { ...target, ...whose });
      return what;
    }),
  );
  if (became.includes('taken')) return 'taken';
  return became.includes('not taken') ? 'not taken' : 'nobody';
}

/** The most that push services accept. */
const TOPIC_LETTERS = 32;
