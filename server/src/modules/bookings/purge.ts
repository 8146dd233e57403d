import { REPLY_STAYS_HOURS } from '@limber/contract/terms/retention.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteOldReplies } from './booking/queries.ts';

/** Deletes the stored replies that nobody repeats a request for any more. */
export async function purgeReplies(db: Db, now: Date): Promise<void> {
  await deleteOldReplies(db, new Date(now.getTime() - REPLY_STAYS_HOURS * 3_600_000));
}
