import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/tell-days.ts';
import { eraseSessionNotes } from './erase-session-notes.ts';
import { insertConsent, updateWithdrawn } from './queries.ts';

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
