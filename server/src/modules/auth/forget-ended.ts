import type { Db } from '../../platform/db.ts';
import { deleteEndedCodes, deleteEndedSessions, deleteEndedTokens } from './queries.ts';

/** Sessions that were ended early stay so long, for whoever looks into it. */
const ENDED_STAYS_DAYS = 30;

/** Deletes codes, refresh tokens and sessions that can never be used again. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - ENDED_STAYS_DAYS * 24 * 3_600_000);
  await deleteEndedCodes(db, now);
  await deleteEndedSessions(db, now, endedBefore);
  await deleteEndedTokens(db, now);
}
