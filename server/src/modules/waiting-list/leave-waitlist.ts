import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { UNKNOWN_ENTRY } from './entry-rules.ts';
import { endOffer } from './offering/end-offer.ts';
import { listEntries, lockEntry, updateEntry } from './queries/entries.ts';
import { findOpenOffer } from './queries/offers.ts';

/**
 * Takes the caller off the waiting list; a time that they were offered is free at once. Refuses 404
 * an entry that is not theirs or is over.
 */
export async function leaveWaitlist(db: Db, { accountId }: Actor, id: string): Promise<null> {
  return transactAs(db, accountId, async (trx) => {
    await lockEntry(trx, id);
    if (!(await endWaiting(trx, { id, clientId: accountId }))) throw refusal(404, UNKNOWN_ENTRY);
    return keepAnswer(trx, null);
  });
}

/** Takes a client off the waiting list at the desk; refuses 404 an entry of other branches. */
export async function removeWaiting(
  db: Db,
  actor: Actor,
  { id, location }: { readonly id: string; readonly location: string },
  now: Date,
): Promise<null> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockEntry(trx, id);
    // Whether a message reaches them is not asked here.
    const when = { now, today: studioDayOf(now), isTelephoneOffered: false };
    const [entry] = await listEntries(trx, { id }, when);
    const isHere = !entry?.locationCodes || entry.locationCodes.includes(location);
    if (!entry || !isHere) throw refusal(404, UNKNOWN_ENTRY);
    await endWaiting(trx, entry);
    return keepAnswer(trx, null);
  });
}

/** Ends a locked entry with its offer; false: it is over, or is not the client's. */
async function endWaiting(
  trx: Trx,
  entry: { readonly id: string; readonly clientId: number },
): Promise<boolean> {
  if (!(await updateEntry(trx, entry, { status: 'left' }))) return false;
  const offerId = await findOpenOffer(trx, entry.id);
  if (offerId) await endOffer(trx, offerId, 'gone');
  return true;
}
