import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useReadMembershipStatusQuery } from '../../state/api/membership-api.ts';
import { AppointmentsSection } from './appointments/appointments-section.tsx';
import { DiscountsSection } from './discounts/discounts-section.tsx';
import { MembershipSection } from './membership/membership-section.tsx';
import { PackagesSection } from './packages/packages-section.tsx';
import { ProfileHead } from './profile-head.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

/** The dashboard: what comes next stands before what is only looked up. */
export default function ProfilePage() {
  const { t } = useLingui();
  const membership = useReadMembershipStatusQuery();
  // What lies below the first screen is drawn after it, and gives way to whatever the client does.
  const wholePage = useDeferredValue(true, false);
  useScrollToHash(wholePage);
  return (
    <div className="container-page grid gap-12 pt-8 pb-16 lg:pt-12">
      <title>{t`Your profile`}</title>
      <SectionBoundary title={<Trans>We could not load your profile.</Trans>}>
        <ProfileHead />
      </SectionBoundary>
      <div className="grid items-start gap-12 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-10">
        <SectionBoundary title={<Trans>We could not load your appointments.</Trans>}>
          <AppointmentsSection />
        </SectionBoundary>
        <SectionBoundary title={<Trans>We could not load your membership.</Trans>}>
          <MembershipSection
            status={membership.data}
            failed={membership.isError && !membership.isFetching}
            onRetry={membership.refetch}
          />
        </SectionBoundary>
      </div>
      {wholePage ? (
        <SectionBoundary title={<Trans>We could not load your packages.</Trans>}>
          <PackagesSection />
        </SectionBoundary>
      ) : (
        <div className="min-h-dvh" />
      )}
      {wholePage && membership.data?.has_membership && (
        <SectionBoundary title={<Trans>We could not load your partner discounts.</Trans>}>
          <DiscountsSection status={membership.data} />
        </SectionBoundary>
      )}
    </div>
  );
}
