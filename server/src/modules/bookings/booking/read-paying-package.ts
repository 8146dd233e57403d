import type { Trx } from '../../../platform/database/db.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { Standing } from '../../membership/member-advantage-rules.ts';
import { lockPackage } from '../../packages/minutes/take-and-return-minutes.ts';
import { NOT_SOLD } from '../../packages/package-refusals.ts';
import { readOffer } from '../../packages/read-offer.ts';
import type { ParsedBooking } from './parse-booking.ts';
import { type Payment, paidBy } from './price-and-payment-rules.ts';
import type { Refused } from './requested-session-rules.ts';

/** Without the catalogue prices, which are read together with the therapist. */
export type ReadPayment = Exclude<Payment, { paidBy: 'price' }> | Omit<PaymentByPrice, 'offered'>;
type PaymentByPrice = Extract<Payment, { paidBy: 'price' }>;

/** Name of the field that carries the owned package, by its kind. */
const FIELD = {
  regular: 'user_package_id',
  shared: 'shared_package_id',
  unlimited: 'unlimited_package_id',
} as const;

/**
 * Reads what pays for the requested session, under the lock of the package; the client's lock must
 * be held, because of what they still own. Returns what is wrong with a package or offer that is
 * missing, unknown or of another kind; it is thrown later, because the reply to a repeated request
 * takes precedence.
 *
 * @param today the day of booking, `YYYY-MM-DD`
 * @param readStanding the client's standing on that day, read where a price depends on it
 */
export async function readPayment(
  trx: Trx,
  clientId: number,
  request: ParsedBooking,
  today: string,
  readStanding: () => Promise<Pick<Standing, 'discountPercent'>>,
): Promise<ReadPayment | Refused> {
  const payment = paidBy(request.serviceType);
  if (payment.paidBy === 'price') {
    const { discountPercent } = await readStanding();
    return { paidBy: 'price', discountPercent };
  }
  if (payment.paidBy === 'purchase') {
    const { package_id: productId, package_balance_id: optionId } = request;
    if (!productId)
      return wrong('package_id', { en: 'Please choose a package.', ar: 'يرجى اختيار باقة.' });
    if (!optionId)
      return wrong('package_balance_id', {
        en: 'Please choose how much of the package.',
        ar: 'يرجى اختيار حجم الباقة.',
      });
    const asked = { buyerId: clientId, kind: payment.kind, productId, optionId };
    const { offer, stillHeld } = await readOffer(trx, asked, today);
    if (!offer) return wrong('package_id', NOT_SOLD);
    const { discountPercent } = await readStanding();
    return { paidBy: 'purchase', offer, stillHeld, discountPercent };
  }
  const field = FIELD[payment.kind];
  const packageId = request[field];
  if (!packageId)
    return wrong(field, {
      en: 'Please choose one of your packages.',
      ar: 'يرجى اختيار إحدى باقاتك.',
      atDesk: { en: 'Please choose one of their packages.', ar: 'يرجى اختيار إحدى باقات العميل.' },
    });
  const held = await lockPackage(trx, { packageId, personId: clientId });
  if (held?.kind !== payment.kind)
    return wrong(field, {
      en: 'This is not a package of yours.',
      ar: 'هذه الباقة ليست لك.',
      atDesk: { en: 'This is not a package of theirs.', ar: 'هذه الباقة ليست للعميل.' },
    });
  return { paidBy: 'package', package: held };
}

function wrong(field: string, reason: Sentence): Refused {
  return { verdict: 'wrong', field, reason };
}
