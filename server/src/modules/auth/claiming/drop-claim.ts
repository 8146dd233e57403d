import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { deleteClaimOf, lockClientToClaim } from './queries.ts';

/** Takes the link of a client away, of whom something is changed that it was made for. */
export async function dropClaim(trx: Trx, clientId: number): Promise<void> {
  await deleteClaimOf(trx, clientId);
}

/** Withdraws the link of a client. Refuses 404 when there is none. */
export async function withdrawClaim(db: Db, clientId: number): Promise<void> {
  const had = await db.transaction().execute(async (trx) => {
    // Before link and codes, as who claims by them does: two who took them in another order would wait for ever.
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
