import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { COMING } from '../../messages/templates/reminder-buttons.ts';
import { readMailData } from '../notifying/session-in-mails.ts';
import { type RemindedSession, updateComing } from './queries.ts';

/**
 * Marks a session as one to which its client has said that they come; saying it twice is fine. False:
 * it was moved or cancelled since, or has begun, and nothing is marked.
 */
export async function sayComing(trx: Trx, session: RemindedSession, now: Date): Promise<boolean> {
  const booking = await readMailData(trx, session.bookingId);
  // An erasure takes the account before its sessions.
  if (!booking || (await lockAccount(trx, booking.clientId)) !== 'present') return false;
  return updateComing(trx, session, now);
}

/** A button below a reminder was pressed; `payload` is that of its job. */
export async function hearAnswer(
  trx: Trx,
  { button, payload }: { readonly button: string; readonly payload: unknown },
  now: Date,
): Promise<void> {
  const { bookingId, startsAt } = payload as { bookingId?: string; startsAt?: string };
  if (button !== COMING || !bookingId || !startsAt) return;
  await sayComing(trx, { bookingId, startsAt: new Date(startsAt) }, now);
}
