import type { OpenInvitation } from '@limber/contract/sharing.ts';
import type { Db } from '../../platform/database/db.ts';
import { refuseErased } from '../../platform/database/lock-account.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { listInvitationsTo } from './queries.ts';

/** Invitations to the account's own address that it can accept now, newest first. */
export async function listOpenInvitations(
  db: Db,
  accountId: number,
  now: Date,
): Promise<OpenInvitation[]> {
  await refuseErased(db, accountId);
  const open = await listInvitationsTo(db, accountId, now, dayOf(now));
  return open.map((invitation) => ({
    id: invitation.packageId,
    package_name: invitation.packageName,
    owner_first_name: invitation.ownerFirstName,
    cap_minutes: invitation.capMinutes,
    invited_until: invitation.expiresAt.toISOString(),
  }));
}
