import type { Db, Trx } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { deleteClaimOf, lockClientToClaim } from './queries.ts';

/** Withdraws a client's link after a change to whatever it was created for. */
export async function dropClaim(trx: Trx, clientId: number): Promise<void> {
  await deleteClaimOf(trx, clientId);
}

/** Withdraws a client's link. Refuses 404 when there is none. */
export async function withdrawClaim(db: Db, actor: Actor, clientId: number): Promise<void> {
  const had = await transactAs(db, actor.accountId, async (trx) => {
    // Before link and codes, in the same order as a claim: another order could deadlock.
    await lockClientToClaim(trx, clientId);
    return deleteClaimOf(trx, clientId);
  });
  if (!had) {
    throw refusal(404, {
      en: 'There is no link to withdraw.',
      ar: 'لا يوجد رابط لسحبه.',
    });
  }
}
