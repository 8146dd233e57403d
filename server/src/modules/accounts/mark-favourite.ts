import type { TherapistCard } from '@limber/contract/favourites.ts';
import { lockActor } from '../../platform/database/lock-account.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { AccountDeps } from './deps.ts';
import { deleteFavourite, insertFavourite } from './queries.ts';
import { readTherapistCard } from './read-therapist-card.ts';

/**
 * Marks a therapist as a favourite of the actor, or takes the mark off again; asking twice changes
 * nothing. Refuses 404 who is no therapist, 401 who was erased.
 */
export async function markFavourite(
  deps: AccountDeps,
  actor: Actor,
  therapistId: number,
  favourite: boolean,
  now: Date,
): Promise<TherapistCard> {
  return deps.db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await (favourite
      ? insertFavourite(trx, actor.accountId, therapistId, now)
      : deleteFavourite(trx, actor.accountId, therapistId));
    return readTherapistCard(trx, actor.accountId, therapistId);
  });
}
