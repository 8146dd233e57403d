import type { HealthNote } from '@limber/contract/desk/clients/session-health-note.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { unsealIfReadable } from '../../../platform/encryption.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { AccountDeps } from '../deps.ts';
import { insertLook, lockHealthNotes } from './queries.ts';

/**
 * Opens the health notes of a client whom the actor may read, and records the reading. Refuses 409
 * when there are none or the client no longer agrees to them.
 */
export async function openHealthNotes(
  trx: Trx,
  { secret }: Pick<AccountDeps, 'secret'>,
  actor: Actor,
  { accountId, bookingId }: { readonly accountId: number; readonly bookingId: string | null },
  now: Date,
): Promise<HealthNote> {
  const stored = await lockHealthNotes(trx, accountId);
  if (!stored?.sealed || !stored.agreedAt) throw refusal(409, NO_NOTES);
  await insertLook(trx, { accountId, readerId: actor.accountId, bookingId, at: now });
  return {
    note: unsealIfReadable(secret, stored.sealed),
    agreed_at: stored.agreedAt.toISOString(),
  };
}

const NO_NOTES = {
  en: 'The client keeps no health notes with us.',
  ar: 'لا يحتفظ العميل بملاحظات صحية لدينا.',
};

/** Records that a team member read a client's health notes outside a session. */
export async function recordHealthNotesRead(
  trx: Trx,
  actor: Actor,
  accountId: number,
  now: Date,
): Promise<void> {
  await insertLook(trx, { accountId, readerId: actor.accountId, bookingId: null, at: now });
}
