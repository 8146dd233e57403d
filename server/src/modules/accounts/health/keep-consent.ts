import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { record } from '../../audit/record.ts';
import {
  deleteSessionNotesOf,
  holdHealthNotes,
  insertConsent,
  updateEnded,
  updateWithdrawn,
} from './queries.ts';

/** What an account has of health notes. */
export interface Health {
  readonly medical_issues_sealed: Buffer | null;
  readonly health_notes_agreed_at: Date | null;
}

/**
 * Notes what was agreed to, in the present words, or taken back, where `after` was written in place of
 * `before`. What is taken back takes the notes of their sessions with it. Open boards hear of notes that
 * came or went.
 *
 * @param heardBy who of the team was told; null: the client says so on the site
 */
export async function keepConsent(
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
 * Has an agreement that was taken back end those given before it under another number of the same person,
 * and erases what was noted of their sessions under them.
 *
 * @param agreedAt since when they agree all the same; null: not any more
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
 * Whether somebody agrees to notes of their health, and so to those of their sessions. SaleInProgress that back
 * waits until the transaction has ended.
 */
export async function holdAgreement(trx: Trx, accountId: number): Promise<boolean> {
  const kept = await holdHealthNotes(trx, accountId);
  return kept?.agreedAt != null;
}

/**
 * Erases what was noted of somebody's sessions, with who has read it; that it was, and how many notes
 * there were, is kept.
 *
 * @param before of notes that are older than this; null: all of them
 */
export async function eraseSessionNotes(
  trx: Trx,
  accountId: number,
  { by, before }: { readonly by: number; readonly before: Date | null },
  now: Date,
): Promise<void> {
  const count = await deleteSessionNotesOf(trx, accountId, before);
  if (count === 0) return;
  const deed = { action: 'changed', subject: 'client', id: accountId, about: accountId } as const;
  const after = { session_notes_erased: count };
  await record(trx, { accountId: by }, { ...deed, after }, now);
}
