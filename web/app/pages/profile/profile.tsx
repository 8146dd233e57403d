import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useSwitches } from '../../components/use-studio.ts';
import { useReadProfileQuery } from '../../state/api/calls/accounts.ts';
import { useReadMembershipStatusQuery } from '../../state/api/calls/membership.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { AppointmentsSection } from './appointments/appointments-section.tsx';
import { DiscountsSection } from './discounts/discounts-section.tsx';
import { MembershipSection } from './membership/membership-section.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import { PlansWhenSold } from './plans/plans-when-sold.tsx';
import { ProfileHead } from './profile-head.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

// Loaded once the first screen is there.
const WaitingSection = lazyPart(
  async () => (await import('./waiting/waiting-section.tsx')).WaitingSection,
);

const KeepOfflinePage = lazyPart(
  async () => (await import('./offline/keep-offline-page.tsx')).KeepOfflinePage,
);

export const handle: RouteHandle = { head: ProfileHead };

/** The dashboard, below its head: upcoming things first, then the rest. */
export default function ProfilePage() {
  const { t } = useLingui();
  const membership = useReadMembershipStatusQuery();
  const switches = useSwitches();
  // Content below the first screen is rendered later, and yields to input.
  const wholePage = useDeferredValue(true, false);
  // The stored account may be older than changes made elsewhere, or on a page left at once.
  useReadProfileQuery();
  useScrollToHash(wholePage);
  return (
    <div className="container-page grid grid-cols-1 gap-9 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-16">
      <title>{t`Your profile`}</title>
      <div className="grid items-start gap-9 sm:gap-12 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-10">
        <SectionBoundary title={<Trans>We could not load your appointments.</Trans>}>
          <AppointmentsSection />
        </SectionBoundary>
        {(switches.membership || membership.data?.has_membership) && (
          <SectionBoundary title={<Trans>We could not load your membership.</Trans>}>
            <MembershipSection
              status={membership.data}
              failed={membership.isError && !membership.isFetching}
              onRetry={membership.refetch}
            />
          </SectionBoundary>
        )}
      </div>
      {wholePage ? (
        <SectionBoundary title={<Trans>We could not load your packages.</Trans>}>
          <PackagesSection />
        </SectionBoundary>
      ) : (
        <div className="min-h-dvh" />
      )}
      {wholePage && (
        <SectionBoundary title={<Trans>We could not load your plans.</Trans>}>
          <PlansWhenSold />
        </SectionBoundary>
      )}
      {wholePage && (
        <SectionBoundary title={<Trans>We could not load what you wait for.</Trans>}>
          <WaitingSection />
        </SectionBoundary>
      )}
      {wholePage && <KeepOfflinePage membership={membership.data} />}
      {wholePage && switches.partners && membership.data?.has_membership && (
        <SectionBoundary title={<Trans>We could not load your partner discounts.</Trans>}>
          <DiscountsSection status={membership.data} />
        </SectionBoundary>
      )}
    </div>
  );
}
