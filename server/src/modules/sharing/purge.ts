import { INVITATION_STAYS_DAYS } from '@limber/contract/terms/retention.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { deleteOldInvitations } from './queries.ts';

/** Deletes invitations, and with them addresses, of people who did not join. */
export async function purgeInvitations(db: Db, now: Date): Promise<void> {
  await deleteOldInvitations(db, daysBefore(now, INVITATION_STAYS_DAYS));
}
