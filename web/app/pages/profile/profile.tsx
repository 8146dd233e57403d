import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useReadMembershipStatusQuery } from '../../state/membership-api.ts';
import { AppointmentsSection } from './appointments-section.tsx';
import { DiscountsSection } from './discounts-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import { PackagesSection } from './packages-section.tsx';
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
      <ProfileHead />
      <div className="grid items-start gap-12 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-10">
        <AppointmentsSection />
        <MembershipSection
          status={membership.data}
          failed={membership.isError && !membership.isFetching}
          onRetry={membership.refetch}
        />
      </div>
      {wholePage ? <PackagesSection /> : <div className="min-h-dvh" />}
      {wholePage && membership.data?.has_membership && (
        <DiscountsSection status={membership.data} />
      )}
    </div>
  );
}
