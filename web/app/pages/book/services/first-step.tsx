import { useMemo } from 'react';
import { useListAppointmentsInfiniteQuery } from '../../../state/api/bookings-api.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { BookAgain } from '../again/book-again.tsx';
import { type Repeat, repeatSession } from '../again/repeat-session.ts';
import { usualSession } from '../again/usual-session.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { useLinkFacts } from '../prefilled-link/use-link-facts.ts';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { ServicesStep } from './services-step.tsx';

/**
 * Step 0: a client's usual session first, and an owner's package on top. It waits for the data that
 * decides this, so that nothing moves afterwards.
 */
export function FirstStep(props: StepProps) {
  const { loading } = useHeldPackages();
  const { repeat, pending } = useRepeat();
  if (loading || pending) return <ServicesSkeleton />;
  return (
    <>
      {repeat && <BookAgain repeat={repeat} />}
      <ServicesStep {...props} />
    </>
  );
}

/**
 * The client's usual session as it can be booked now; `pending` until it is known whether there is
 * one.
 */
function useRepeat(): { repeat: Repeat | null; pending: boolean } {
  const signedIn = useAppSelector(selectSignedIn);
  const past = useListAppointmentsInfiniteQuery('past', { skip: !signedIn });
  const listed = signedIn ? past.data?.pages[0]?.results : undefined;
  const usual = useMemo(() => listed && usualSession(listed), [listed]);
  const { facts, failed } = useLinkFacts({ team: true, idle: !usual });
  const repeat = useMemo(
    () => (usual && facts ? repeatSession(usual, facts) : null),
    [usual, facts],
  );
  const isAsking = past.isLoading || (usual !== undefined && !facts && !failed);
  return { repeat, pending: signedIn && isAsking };
}
