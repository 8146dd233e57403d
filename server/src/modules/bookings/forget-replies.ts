import type { Db } from '../../platform/db.ts';
import { deleteOldReplies } from './queries.ts';

/** How long the same Idempotency-Key gives the same answer. */
const REPLY_STAYS_HOURS = 48;

/** Deletes the stored replies that nobody repeats a request for any more. */
export async function forgetReplies(db: Db, now: Date): Promise<void> {
  await deleteOldReplies(db, new Date(now.getTime() - REPLY_STAYS_HOURS * 3_600_000));
}
