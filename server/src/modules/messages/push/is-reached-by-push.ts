import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { listSubscriptions } from './queries.ts';

/** Whether a client wishes pushes and has a browser that shows them. */
export async function isReachedByPush(
  db: Db | Trx,
  accountId: number,
  wish: MessageChannel | null,
  now: Date,
): Promise<boolean> {
  return wish === 'push' && (await listSubscriptions(db, { accountId }, now)).length > 0;
}
