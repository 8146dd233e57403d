import type { MembershipStatus } from '@limber/contract/membership.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';
import type { BookingForm } from '../form/form.ts';
import type { DueNow } from './due-now-context.ts';

/** What a booking costs, in the studio's currency. */
export interface Price {
  /** By the catalogue. */
  catalogue: number;
  /** The member's discount. */
  discount: number;
  /** The amount that the client agrees to. */
  total: number;
  /** Left out, or null: nothing of it is due now. */
  due?: DueNow | null;
}

/**
 * The price of the choices; `discountPercent` is the member's. A price named by the server already
 * includes the discount.
 */
export function priceOf(
  form: Pick<BookingForm, 'total' | 'acceptedTotal'>,
  discountPercent: number,
): Price {
  if (form.acceptedTotal !== null) {
    return { catalogue: form.acceptedTotal, discount: 0, total: form.acceptedTotal };
  }
  const catalogueMinor = minorOf(form.total);
  const discountMinor = discountOf(catalogueMinor, discountPercent);
  return {
    catalogue: form.total,
    discount: amountOf(discountMinor),
    total: amountOf(catalogueMinor - discountMinor),
  };
}

/** Members' discount in percent; 0 without a membership. */
export function discountPercentOf(status: MembershipStatus | undefined): number {
  if (!status?.has_membership) return 0;
  return Math.max(0, ...status.discounts.map((discount) => discount.discount_percentage));
}
