import type { Db, Trx } from '../../../platform/database/db.ts';
import { spanOfDays } from '../../../platform/studio-days.ts';
import { deleteHoldOfOffer, findNextEndOfHolds, insertHoldOfOffer } from './queries.ts';

/**
 * Holds a time for as long as it is offered. The client's own hold, of a time that they choose
 * themselves, is another and stays.
 */
export async function holdForOffer(
  trx: Trx,
  held: Parameters<typeof insertHoldOfOffer>[1],
): Promise<void> {
  await insertHoldOfOffer(trx, held);
}

/** Releases the time of an offer: it is free for others, unless it was booked. */
export async function releaseAfterOffer(trx: Trx, offerId: string): Promise<void> {
  await deleteHoldOfOffer(trx, offerId);
}

/** When the first of the holds that clients have on a day of the studio ends; undefined: none. */
export function readNextEndOfHolds(db: Db, day: string, now: Date): Promise<Date | undefined> {
  const { begins, ends } = spanOfDays(day);
  return findNextEndOfHolds(db, [begins, ends], now);
}
