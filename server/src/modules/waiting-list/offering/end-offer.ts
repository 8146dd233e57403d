import type { Trx } from '../../../platform/database/db.ts';
import { releaseAfterOffer } from '../../scheduling/holding/hold-for-offer.ts';
import { type OfferStatus, updateOffer } from '../queries/offers.ts';

/**
 * Ends an open offer and releases its time, which is then offered to the next; false: it was over.
 * Take the lock of its entry first.
 */
export async function endOffer(
  trx: Trx,
  offerId: string,
  to: Exclude<OfferStatus, 'open'>,
): Promise<boolean> {
  if (!(await updateOffer(trx, offerId, to))) return false;
  // The database notes that this frees time.
  await releaseAfterOffer(trx, offerId);
  return true;
}
