import type { Membership } from '@limber/contract/membership.ts';
import { lazy, Suspense } from 'react';
import { MembershipCard } from '../../components/membership-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PassCode = lazy(async () => ({ default: (await import('./pass-code.tsx')).PassCode }));

/** The card as it is shown to a cashier: with the code that a partner can scan. */
export function ShowCard({ membership }: { membership: Membership }) {
  return (
    <div className="grid justify-items-center gap-5">
      <MembershipCard
        name={membership.user.name}
        id={membership.id}
        validFrom={membership.valid_from}
        validTo={membership.valid_to}
      />
      <Suspense fallback={<Skeleton className="size-52" />}>
        <PassCode />
      </Suspense>
    </div>
  );
}
