import type { Trx } from '../../platform/database/db.ts';
import { consentHere } from './health/consent-rules.ts';
import { insertConsent } from './health/queries.ts';
import { deleteRegistrationNotes, updateNotes, updateVerified } from './queries.ts';

/**
 * Notes that a code came back from an account's e-mail. The first time, the health notes of the
 * registration become the account's own, if `isOwn` says that who signs in also registered; notes
 * that someone else left are thrown away.
 */
export async function proveAddress(
  trx: Trx,
  accountId: number,
  isOwn: (mark: { device: string; address: string | null }) => boolean,
  now: Date,
): Promise<void> {
  const first = await updateVerified(trx, accountId, now);
  if (!first) return;
  const notes = await deleteRegistrationNotes(trx, accountId);
  if (!notes || !isOwn(notes)) return;
  const { language } = await updateNotes(trx, accountId, notes);
  await insertConsent(trx, consentHere(accountId, language, notes.writtenAt));
}
