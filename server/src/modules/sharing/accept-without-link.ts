import type { Db } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { isInvitationGood } from './invitation-rules.ts';
import { endedInvitation } from './look-up-invitation.ts';
import { refuseAge, refuseJoining } from './may-share-rules.ts';
import { findOwnSeat, lockPeople, updateJoined } from './queries.ts';
import { readSharedPackage } from './read-shared-package.ts';

/**
 * Lets the account accept an invitation to its own address without the link: signing in has proved
 * the address as the link would. A repetition changes nothing. Refuses 400 without the confirmation
 * of being an adult, 404 without an open invitation, 409 when the package is full or can no longer
 * be used.
 */
export async function acceptWithoutLink(
  db: Db,
  accountId: number,
  { packageId, adult }: { packageId: number; adult: boolean },
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    await lockPeople(trx, packageId);
    const seat = await findOwnSeat(trx, packageId, accountId);
    const shared = await readSharedPackage(trx, packageId, now);
    if (!seat || !shared || !isInvitationGood(seat, now)) {
      throw endedInvitation();
    }
    if (seat.joinedAt !== null) return;
    const tooYoung = refuseAge(adult);
    if (tooYoung !== null) throw wrongField('adult', tooYoung);
    const reason = refuseJoining(shared);
    if (reason !== null) throw refusal(409, reason);
    await updateJoined(trx, seat.id, accountId, now);
  });
}
