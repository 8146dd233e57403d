import type { TherapistCard } from '@limber/contract/accounts.ts';
import type { Actor } from '../../platform/session.ts';
import type { AccountParts } from './parts.ts';
import { deleteFavourite, insertFavourite } from './queries.ts';
import { readTherapistCard } from './read-therapist-card.ts';

/**
 * Marks a therapist as a favourite of the actor, or takes the mark off again; asking twice changes
 * nothing. Refuses 404 who is no therapist.
 */
export async function markFavourite(
  parts: AccountParts,
  actor: Actor,
  therapistId: number,
  favourite: boolean,
  now: Date,
): Promise<TherapistCard> {
  return parts.db.transaction().execute(async (trx) => {
    await (favourite
      ? insertFavourite(trx, actor.accountId, therapistId, now)
      : deleteFavourite(trx, actor.accountId, therapistId));
    return readTherapistCard(trx, therapistId, actor.accountId);
  });
}
