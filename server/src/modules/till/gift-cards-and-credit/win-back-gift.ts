import type { Trx } from '../../../platform/database/db.ts';
import { announceMoney } from '../../../platform/database/notify-changed-days.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { restoreTakenCard } from '../../gift-cards/restore-taken-card.ts';
import { sumOfDispute } from '../online/queries.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertCreditPayments } from '../queries/new-sales.ts';

/**
 * Writes into the books of today that the bank gave back what a gift card was bought with, after it had
 * taken it. The card has it again, less what was used of it, which is no loss any more.
 */
export async function winBackGift(
  trx: Trx,
  won: {
    readonly giftCardId: number;
    readonly locationCode: string;
    readonly clientId: number;
    readonly disputeId: string;
    readonly reference: string;
  },
  now: Date,
): Promise<void> {
  const { giftCardId, locationCode, clientId: actorId, disputeId, reference } = won;
  const minor = -(await sumOfDispute(trx, disputeId));
  if (minor <= 0) return;
  const back = { giftCardId, minor, locationCode, actorId };
  const creditEntryId = await restoreTakenCard(trx, back, now);
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { creditEntryId, drawerId, actorId, at: now, disputeId };
  await insertCreditPayments(trx, booked, [{ method: 'online', minor, reference }]);
  await announceMoney(trx, locationCode, now);
}
