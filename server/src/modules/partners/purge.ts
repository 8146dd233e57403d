import { INTERACTION_STAYS_DAYS } from '@limber/contract/terms/retention.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteOldInteractions } from './queries.ts';

/** Deletes what members did with partners' discounts, and their wishes for codes, of long ago. */
export async function purgeInteractions(db: Db, now: Date): Promise<void> {
  await deleteOldInteractions(db, daysBefore(now, INTERACTION_STAYS_DAYS));
}
