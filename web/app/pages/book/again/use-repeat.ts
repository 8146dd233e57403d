import { useMemo } from 'react';
import { useListAppointmentsInfiniteQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { useLinkFacts } from '../prefilled-link/use-link-facts.ts';
import { type Repeat, repeatSession } from './repeat-session.ts';
import { usualSession } from './usual-session.ts';

/**
 * The client's usual session as it can be booked now; `pending` until it is known whether there is
 * one.
 */
export function useRepeat(): { repeat: Repeat | null; pending: boolean } {
  const signedIn = useAppSelector(selectSignedIn);
  const past = useListAppointmentsInfiniteQuery('past', { skip: !signedIn });
  const listed = signedIn ? past.data?.pages[0]?.results : undefined;
  const usual = useMemo(() => listed && usualSession(listed), [listed]);
  const { facts, failed } = useLinkFacts({ team: true, idle: !usual });
  const repeat = useMemo(
    () => (usual && facts ? repeatSession(usual, facts) : null),
    [usual, facts],
  );
  const asked = past.isLoading || (usual !== undefined && !facts && !failed);
  return { repeat, pending: signedIn && asked };
}
