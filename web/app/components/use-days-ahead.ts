import { useReadMembershipStatusQuery } from '../state/api/calls/membership.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';
import { useTerms } from './use-studio.ts';

/** How many days from today the current visitor can book ahead, as loaded from the server. */
export function useDaysAhead(): number {
  const signedIn = useAppSelector(selectSignedIn);
  const { data } = useReadMembershipStatusQuery(undefined, { skip: !signedIn });
  const { bookable_days_ahead } = useTerms();
  return (signedIn && data?.bookable_days_ahead) || bookable_days_ahead;
}
