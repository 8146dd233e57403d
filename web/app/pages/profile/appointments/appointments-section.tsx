import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StudioClockLine } from '../../../components/day-and-time.tsx';
import { useListEarlierVisitsInfiniteQuery } from '../../../state/api/calls/appointments.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { EarlierVisits } from './earlier-visits.tsx';
import { useAppointments } from './use-appointments.ts';

/** The client's sessions: today, upcoming, past. */
export function AppointmentsSection() {
  const { t } = useLingui();
  const today = useAppointments('today');
  const upcoming = useAppointments('next');
  const past = useAppointments('past');
  const earlier = useListEarlierVisitsInfiniteQuery({});
  const visits = earlier.data?.pages[0]?.count ?? 0;
  const [chosen, setChosen] = useState<AppointmentTab>();
  const lists = [today, upcoming, past];

  const loading = lists.some((list) => list.loading);
  const failed = lists.filter((list) => list.failed);
  const counts = { today: today.count, upcoming: upcoming.count, past: past.count + visits };
  const title = (name: string, count: number) => `${name} (${count})`;
  return (
    <section id="appointments" aria-labelledby="appointments-heading" className="min-w-0">
      <h2 id="appointments-heading" className="display mb-5 text-3xl">
        <Trans>Your Appointments</Trans>
      </h2>
      <StudioClockLine className="-mt-3 mb-5" />
      {loading ? (
        <Spinner label={t`Loading appointments...`} />
      ) : failed.length > 0 ? (
        <ErrorState
          title={<Trans>We could not load your appointments.</Trans>}
          onRetry={() => {
            for (const list of failed) list.retry();
          }}
        />
      ) : (
        <Tabs
          label={t`Your Appointments`}
          selected={chosen ?? defaultTab(counts)}
          onSelect={(id) => setChosen(id as AppointmentTab)}
          tabs={[
            {
              id: 'today',
              title: title(t`Today`, counts.today),
              panel: <AppointmentList list={today} empty={t`No appointments today`} invites />,
            },
            {
              id: 'upcoming',
              title: title(t`Upcoming`, counts.upcoming),
              panel: (
                <AppointmentList list={upcoming} empty={t`No upcoming appointments`} invites />
              ),
            },
            {
              id: 'past',
              title: title(t`Past`, counts.past),
              panel: (
                <>
                  {(past.count > 0 || visits === 0) && (
                    <AppointmentList list={past} empty={t`No past appointments`} />
                  )}
                  <EarlierVisits />
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

export type AppointmentTab = 'today' | 'upcoming' | 'past';

/** The first tab with sessions; upcoming when all are empty. */
export function defaultTab(counts: Record<AppointmentTab, number>): AppointmentTab {
  const order: AppointmentTab[] = ['today', 'upcoming', 'past'];
  return order.find((tab) => counts[tab] > 0) ?? 'upcoming';
}
