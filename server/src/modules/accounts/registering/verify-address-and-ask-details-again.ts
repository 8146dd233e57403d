import type { Trx } from '../../../platform/database/db.ts';
import { recordConsent } from '../health/record-consent.ts';
import { nameInAddress } from '../name-rules.ts';
import { deleteRegistration, updateDetailsAsked, updateNotes, updateVerified } from './queries.ts';

/**
 * Records that a code came back from an account's e-mail address. The first time, `isOwn` says
 * whether the person signing in also registered. If so, the health notes of the registration become
 * the account's own. If not, somebody else may have typed them: notes, name and number are
 * discarded, and the client is asked for them.
 */
export async function verifyAddress(
  trx: Trx,
  accountId: number,
  isOwn: (mark: { device: string; address: string | null }) => boolean,
  now: Date,
): Promise<void> {
  const first = await updateVerified(trx, accountId, now);
  const registration = first && (await deleteRegistration(trx, accountId));
  if (!registration) return;
  if (!isOwn(registration)) {
    await updateDetailsAsked(trx, accountId, nameInAddress, now);
    return;
  }
  const { sealed, writtenAt } = registration;
  if (!sealed) return;
  const after = await updateNotes(trx, accountId, { sealed, writtenAt });
  await recordConsent(trx, after, { before: NONE, after }, null, now);
}

/** What an account has before its address is proved. */
const NONE = { medical_issues_sealed: null, health_notes_agreed_at: null };
