import type { Db } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import { lookUpInvitation } from './look-up-invitation.ts';
import { refuseAge, refuseJoining } from './may-share-rules.ts';
import { findEmail, lockPeople, updateJoined } from './queries.ts';

/**
 * Lets the account join the package that it was invited to; a repetition changes nothing. Refuses
 * 400 without the confirmation of being an adult, 403 another address than the invited one, 404 an
 * invitation that is no longer valid, 409 when the package is full or can no longer be used.
 */
export async function acceptInvitation(
  db: Db,
  accountId: number,
  { token, adult }: { token: string; adult: boolean },
  now: Date,
): Promise<void> {
  await transactAs(db, accountId, async (trx) => {
    const { invited } = await lookUpInvitation(trx, token, now);
    if ((await findEmail(trx, accountId)) !== invited.email) {
      throw refusal(403, {
        en: `Please sign in with ${invited.email}, where this invitation was sent.`,
        ar: `يرجى تسجيل الدخول بالعنوان ${invited.email} الذي أُرسلت إليه هذه الدعوة.`,
      });
    }
    const tooYoung = refuseAge(adult);
    if (tooYoung !== null) throw wrongField('adult', tooYoung);
    await lockPeople(trx, invited.packageId);
    // Checked again under the lock: it may have been accepted, withdrawn or replaced since.
    const current = await lookUpInvitation(trx, token, now);
    if (current.invited.joinedAt !== null) return;
    const reason = refuseJoining(current.shared);
    if (reason !== null) throw refusal(409, reason);
    await updateJoined(trx, invited.id, accountId, now);
  });
}
