import type { MembershipStatus } from '@limber/contract/membership.ts';
import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { PartnerCard } from '../../../components/catalogue-cards/partner-card.tsx';
import { useListPartnerDiscountsQuery } from '../../../state/api/calls/partners.ts';
import { useTrackInteractionMutation } from '../../../state/api/partners-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { LoadingOrError, SkeletonCard } from '../../../ui/skeleton.tsx';

const PartnerDialog = lazyDialog(async () => (await import('./partner-dialog.tsx')).PartnerDialog);

/** Members' discounts: here, and from partners. */
export function DiscountsSection({ status }: { status: MembershipStatus }) {
  return (
    <section id="discounts" aria-labelledby="discounts-heading">
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id="discounts-heading" className="display text-3xl">
          <Trans>Your Discounts</Trans>
        </h2>
        <ul className="flex flex-wrap gap-2">
          {status.discounts.map(({ name, discount_percentage: percent }) => (
            <li key={name}>
              <Badge tone="gold">
                <Trans>
                  {name}: {percent}% off
                </Trans>
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <Partners membership={status.membership} />
    </section>
  );
}

/** Tiles beside each other at every width. */
const wall = 'grid grid-cols-4 gap-2 sm:gap-4 lg:grid-cols-6';

function Partners({ membership }: Pick<MembershipStatus, 'membership'>) {
  const { t } = useLingui();
  const query = useListPartnerDiscountsQuery();
  const partners = query.data;
  const [track] = useTrackInteractionMutation();
  const [openId, setOpenId] = useState<PartnerDiscount['id']>();
  if (!partners) {
    return (
      <LoadingOrError
        of={query}
        failed={<Trans>We could not load your partner discounts.</Trans>}
        label={t`Loading your discounts...`}
        className={wall}
      >
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </LoadingOrError>
    );
  }
  if (partners.length === 0) {
    return (
      <EmptyState
        icon={<Store />}
        title={<Trans>No partner discounts available yet. Check back soon!</Trans>}
      />
    );
  }
  const open = partners.find(({ id }) => id === openId);
  return (
    <>
      <ul className={wall}>
        {partners.map((partner) => (
          <PartnerCard
            key={partner.id}
            partner={partner}
            onOpen={() => {
              track({ discount_id: partner.id, interaction_type: 'click' });
              setOpenId(partner.id);
            }}
          />
        ))}
      </ul>
      {open && (
        <PartnerDialog
          partner={open}
          membership={membership}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
