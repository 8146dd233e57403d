import type { Trx } from '../../platform/database/db.ts';
import { keepConsent } from './health/keep-consent.ts';
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
  const after = await updateNotes(trx, accountId, notes);
  await keepConsent(trx, after, { before: NONE, after }, null, now);
}

/** What an account has whose address is not proven. */
const NONE = { medical_issues_sealed: null, health_notes_agreed_at: null };
