import type { MembershipStatus } from '@limber/contract/membership.ts';
import { discountOf } from '@limber/contract/money.ts';
import type { BookingForm } from '../form/form.ts';

/** What a booking costs, in AED. */
export interface Price {
  /** By the catalogue. */
  catalogue: number;
  /** Taken off by the membership. */
  discount: number;
  /** What the client is asked to agree to. */
  total: number;
}

/**
 * The price of what was chosen, `discountPercent` being the member's. A figure that the server
 * named stands as it is: it has the discount in it.
 */
export function priceOf(
  form: Pick<BookingForm, 'total' | 'acceptedTotal'>,
  discountPercent: number,
): Price {
  if (form.acceptedTotal !== null) {
    return { catalogue: form.acceptedTotal, discount: 0, total: form.acceptedTotal };
  }
  const catalogueFils = Math.round(form.total * 100);
  const discountFils = discountOf(catalogueFils, discountPercent);
  return {
    catalogue: form.total,
    discount: discountFils / 100,
    total: (catalogueFils - discountFils) / 100,
  };
}

/** What the studio takes off for its members, in percent; 0 without a membership. */
export function discountPercentOf(status: MembershipStatus | undefined): number {
  if (!status?.has_membership) return 0;
  return Math.max(0, ...status.discounts.map((discount) => discount.discount_percentage));
}
