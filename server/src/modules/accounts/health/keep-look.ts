import type { Trx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { insertLook } from './queries.ts';

/** Writes down that somebody of the team sees a client's health notes elsewhere than beside a session. */
export async function keepLook(
  trx: Trx,
  actor: Actor,
  accountId: number,
  now: Date,
): Promise<void> {
  await insertLook(trx, { accountId, readerId: actor.accountId, bookingId: null, at: now });
}
