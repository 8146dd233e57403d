import { REPLY_STAYS_HOURS } from '@limber/contract/terms/retention.ts';
import { deleteOldKeys } from '../../platform/database/asked-once.ts';
import type { Db } from '../../platform/database/db.ts';

/** Deletes the stored replies that nobody repeats a request for any more. */
export async function purgeReplies(db: Db, now: Date): Promise<void> {
  await deleteOldKeys(db, new Date(now.getTime() - REPLY_STAYS_HOURS * 3_600_000));
}
