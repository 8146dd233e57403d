import { ENDED_SESSION_STAYS_DAYS } from '@limber/contract/terms/retention.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteEndedCodes, deleteEndedSessions, deleteEndedTokens } from './queries.ts';

/** Deletes codes, refresh tokens and sessions that can never be used again. */
export async function purgeEnded(db: Db, now: Date): Promise<void> {
  await deleteEndedCodes(db, now);
  await deleteEndedSessions(db, now, daysBefore(now, ENDED_SESSION_STAYS_DAYS));
  await deleteEndedTokens(db, now);
}
