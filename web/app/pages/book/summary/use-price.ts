import { useReadMembershipStatusQuery } from '../../../state/api/calls/membership.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingForm } from '../form/form.ts';
import { discountPercentOf, type Price, priceOf } from './price-of-booking.ts';

/** The price with the member's discount; `known` once the membership is loaded. */
export function usePrice(form: BookingForm): Price & { known: boolean } {
  const signedIn = useAppSelector(selectSignedIn);
  const { data, isLoading } = useReadMembershipStatusQuery(undefined, { skip: !signedIn });
  const percent = signedIn ? discountPercentOf(data) : 0;
  return { ...priceOf(form, percent), known: !isLoading };
}
