import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { record } from '../../audit/record.ts';
import {
  deleteSessionNotesOf,
  insertConsent,
  lockHealthNotes,
  updateEnded,
  updateWithdrawn,
} from './queries.ts';

/** What an account has of health notes. */
export interface Health {
  readonly medical_issues_sealed: Buffer | null;
  readonly health_notes_agreed_at: Date | null;
}

/**
 * Records an agreement to the current consent text, or its withdrawal, where `after` replaced
 * `before`. A withdrawal also erases the notes about the client's sessions. Open boards are told
 * when notes appear or disappear.
 *
 * @param heardBy the team member who heard it; null: the client, on the site
 */
export async function recordConsent(
  trx: Trx,
  account: { readonly id: number; readonly language: string },
  { before, after }: { readonly before: Health; readonly after: Health },
  heardBy: number | null,
  now: Date,
): Promise<void> {
  const [was, is] = [before.health_notes_agreed_at, after.health_notes_agreed_at];
  if (was === null && is !== null) {
    await insertConsent(trx, {
      accountId: account.id,
      agreedAt: is,
      wordsVersion: HEALTH_CONSENT.version,
      language: account.language,
      takenBy: heardBy,
    });
  }
  if (was !== null && is === null) {
    await updateWithdrawn(trx, account.id, heardBy, now);
    await eraseSessionNotes(trx, account.id, { by: heardBy ?? account.id, before: null }, now);
  }
  if ((before.medical_issues_sealed === null) !== (after.medical_issues_sealed === null)) {
    await tellEverything(trx);
  }
}

/**
 * Extends a withdrawal to earlier agreements of the same person under another client number, and
 * erases the session notes kept under them.
 *
 * @param agreedAt when they agreed again; null: they have not
 */
export async function carryWithdrawal(
  trx: Trx,
  accountId: number,
  { withdrawnAt, agreedAt }: { readonly withdrawnAt: Date; readonly agreedAt: Date | null },
  by: number,
  now: Date,
): Promise<void> {
  await updateEnded(trx, accountId, withdrawnAt);
  await eraseSessionNotes(trx, accountId, { by, before: agreedAt }, now);
}

/**
 * Whether somebody agrees to notes about their health, and so about their sessions. A withdrawal
 * waits until the transaction has ended.
 */
export async function lockAgreement(trx: Trx, accountId: number): Promise<boolean> {
  const stored = await lockHealthNotes(trx, accountId);
  return stored?.agreedAt != null;
}

/**
 * Erases the notes about somebody's sessions and the record of their readers. The erasure and the
 * number of notes stay recorded.
 *
 * @param before only notes older than this; null: all of them
 */
export async function eraseSessionNotes(
  trx: Trx,
  accountId: number,
  { by, before }: { readonly by: number; readonly before: Date | null },
  now: Date,
): Promise<void> {
  const count = await deleteSessionNotesOf(trx, accountId, before);
  if (count === 0) return;
  const entry = { action: 'changed', subject: 'client', id: accountId, about: accountId } as const;
  const after = { session_notes_erased: count };
  await record(trx, { accountId: by }, { ...entry, after }, now);
}
