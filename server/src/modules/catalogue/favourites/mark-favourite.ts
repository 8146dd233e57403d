import type { TherapistCard } from '@limber/contract/favourites.ts';
import type { Db } from '../../../platform/database/db.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { deleteFavourite, insertFavourite } from './queries.ts';
import { readTherapistCard } from './read-therapist-card.ts';

/**
 * Marks a therapist as a favourite of the actor, or takes the mark off again; asking twice changes
 * nothing. Refuses 404 an unknown therapist, 401 an erased account.
 */
export async function markFavourite(
  db: Db,
  actor: Actor,
  therapistId: number,
  favourite: boolean,
  now: Date,
): Promise<TherapistCard> {
  return transactAs(db, actor.accountId, async (trx) => {
    await (favourite
      ? insertFavourite(trx, actor.accountId, therapistId, now)
      : deleteFavourite(trx, actor.accountId, therapistId));
    return readTherapistCard(trx, actor.accountId, therapistId);
  });
}
