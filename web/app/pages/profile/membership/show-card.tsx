import type { Membership } from '@limber/contract/membership.ts';
import { Trans } from '@lingui/react/macro';
import { MembershipCard } from '../../../components/membership-card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const PassCode = lazyPart(async () => (await import('./pass-code.tsx')).PassCode, {
  loading: <Skeleton className="size-52" />,
  missing: (_props, again, trying) => (
    <ErrorState
      title={<Trans>The code of your card could not be loaded.</Trans>}
      onRetry={again}
      retrying={trying}
    />
  ),
});

/** The card to show to a cashier, with a code that partners can scan. */
export function ShowCard({ membership }: { membership: Membership }) {
  return (
    <div className="grid justify-items-center gap-5">
      <MembershipCard
        name={membership.user.name}
        id={membership.id}
        validFrom={membership.valid_from}
        validTo={membership.valid_to}
      />
      <PassCode />
    </div>
  );
}
