import { BOOKABLE_DAYS_AHEAD } from '@limber/contract/terms/booking.ts';
import { useReadMembershipStatusQuery } from '../state/api/membership-api.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

/** How many days after today the diary is open for whoever looks, as the server tells. */
export function useDaysAhead(): number {
  const signedIn = useAppSelector(selectSignedIn);
  const { data } = useReadMembershipStatusQuery(undefined, { skip: !signedIn });
  return (signedIn && data?.bookable_days_ahead) || BOOKABLE_DAYS_AHEAD;
}
