import type { BookingRequest } from '@limber/contract/bookings.ts';
import type { Trx } from '../../platform/db.ts';
import { readMemberDiscount } from '../membership/read-member-discount.ts';
import { lockPackage } from '../packages/lock-package.ts';
import { readOffer } from '../packages/read-offer.ts';
import { lockClient } from './queries.ts';
import { type Means, paidBy, type Refused } from './rules.ts';

/** Without what the catalogue charges, which is read together with the therapist. */
export type ReadMeans = Exclude<Means, { paidBy: 'price' }> | Omit<MeansByPrice, 'offered'>;
type MeansByPrice = Extract<Means, { paidBy: 'price' }>;

/** Name of the field that carries the owned package, by its kind. */
const FIELD = {
  regular: 'user_package_id',
  shared: 'shared_package_id',
  unlimited: 'unlimited_package_id',
} as const;

/**
 * Reads what pays for the asked session, behind the lock of the package or of the client's
 * purchases. Says what is wrong with a package or an offer that is missing, unknown or of another
 * kind; thrown later, since the answer to an earlier request comes first.
 *
 * @param today the day of booking, `YYYY-MM-DD`
 */
export async function readMeans(
  trx: Trx,
  clientId: number,
  request: BookingRequest,
  today: string,
): Promise<ReadMeans | Refused> {
  const means = paidBy(request.serviceType);
  if (means.paidBy === 'price') {
    return { paidBy: 'price', discountPercent: await readMemberDiscount(trx, clientId, today) };
  }
  if (means.paidBy === 'purchase') {
    const { package_id: productId, package_balance_id: optionId } = request;
    if (!productId) return wrong('package_id', 'Please choose a package.');
    if (!optionId) return wrong('package_balance_id', 'Please choose how much of the package.');
    const asked = { buyerId: clientId, kind: means.kind, productId, optionId };
    const [, { offer, stillHeld }, discountPercent] = await Promise.all([
      lockClient(trx, clientId),
      readOffer(trx, asked, today),
      readMemberDiscount(trx, clientId, today),
    ]);
    if (!offer) return wrong('package_id', 'This package is not offered any more.');
    return { paidBy: 'purchase', offer, stillHeld, discountPercent };
  }
  const field = FIELD[means.kind];
  const packageId = request[field];
  if (!packageId) return wrong(field, 'Please choose one of your packages.');
  const held = await lockPackage(trx, { packageId, personId: clientId, day: request.date });
  if (held?.kind !== means.kind) return wrong(field, 'This is not a package of yours.');
  return { paidBy: 'package', package: held };
}

function wrong(field: string, reason: string): Refused {
  return { verdict: 'wrong', field, reason };
}
