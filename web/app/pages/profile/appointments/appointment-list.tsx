import { Trans } from '@lingui/react/macro';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import type { Appointments } from './use-appointments.ts';

interface Props {
  list: Appointments;
  /** Shown if there are none. */
  empty: string;
  /** Offers booking if there are none. */
  invites?: boolean;
}

export function AppointmentList({ list, empty, invites }: Props) {
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon={<CalendarHeart />}
        title={empty}
        action={
          invites && (
            <Link to={paths.booking} className={buttonClasses('primary')}>
              <Trans>Book Now</Trans>
            </Link>
          )
        }
      >
        {invites && <Trans>Book your next wellness session to get started!</Trans>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {list.items.map((appointment) => (
          <AppointmentCard key={appointment.id} appointment={appointment} />
        ))}
      </ul>
      {list.hasMore && (
        <Button tone="secondary" className="mt-6" busy={list.loadingMore} onClick={list.loadMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
