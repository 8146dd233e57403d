import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { takePending } from '../form/keep-form-over-reload.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { MembershipUnlocked } from './membership-unlocked.tsx';

export const BookedSession = lazyPart(
  async () => (await import('./booked-session.tsx')).BookedSession,
  { loading: <TicketSkeleton /> },
);

const HowTold = lazyPart(async () => (await import('./how-told.tsx')).HowTold, {
  loading: null,
  missing: () => null,
});

// Only in a browser that can show notifications and was not asked yet.
const RemindHere = lazyPart(
  async () => (await import('../../../components/push/remind-here.tsx')).RemindHere,
);

interface Props {
  act: FormDispatch;
  booked: BookedAppointment | undefined;
}

/** Step 6. The form is reset; the booking is in the profile. */
export function DoneStep({ act, booked }: Props) {
  useEffect(() => {
    takePending(window.sessionStorage);
    act({ type: 'startOver' });
  }, [act]);
  return (
    <div className="print-sheet grid gap-6">
      <p className="text-lg">
        <Trans>Your session is booked.</Trans> <HowTold />
      </p>
      {booked?.membership_unlocked && (
        <div className="no-print max-w-2xl">
          <MembershipUnlocked renewed={booked.membership_renewed === true} />
        </div>
      )}
      {booked && <BookedSession booked={booked} />}
      {booked && <RemindHere />}
      <div className="no-print grid gap-3 sm:flex sm:flex-wrap">
        <Link to={paths.home} className={buttonClasses('primary')}>
          <Trans>Return to Homepage</Trans>
        </Link>
        <Link to={paths.booking} reloadDocument className={buttonClasses('secondary')}>
          <Trans>Book another session</Trans>
        </Link>
      </div>
    </div>
  );
}

function TicketSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading...`}>
      <Skeleton className="h-[48rem] rounded-card" />
    </Loading>
  );
}
