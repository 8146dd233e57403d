import type { MembershipStatus } from '@limber/contract/membership.ts';
import { discountOf } from '@limber/contract/money.ts';
import type { BookingForm } from '../form/form.ts';

/** What a booking costs, in AED. */
export interface Price {
  /** By the catalogue. */
  catalogue: number;
  /** The member's discount. */
  discount: number;
  /** The amount that the client agrees to. */
  total: number;
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
  const catalogueFils = Math.round(form.total * 100);
  const discountFils = discountOf(catalogueFils, discountPercent);
  return {
    catalogue: form.total,
    discount: discountFils / 100,
    total: (catalogueFils - discountFils) / 100,
  };
}

/** Members' discount in percent; 0 without a membership. */
export function discountPercentOf(status: MembershipStatus | undefined): number {
  if (!status?.has_membership) return 0;
  return Math.max(0, ...status.discounts.map((discount) => discount.discount_percentage));
}
