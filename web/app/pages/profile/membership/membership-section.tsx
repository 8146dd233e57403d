import type { Membership, MembershipStatus } from '@limber/contract/membership.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MembershipCard } from '../../../components/membership-card.tsx';
import { useSwitches } from '../../../components/use-studio.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Upsell } from './become-a-member.tsx';
import { ShowCard } from './show-card.tsx';

interface Props {
  /** Undefined until loaded. */
  status: MembershipStatus | undefined;
  failed: boolean;
  onRetry(): void;
}

/** The client's card, or how to get one. */
export function MembershipSection({ status, failed, onRetry }: Props) {
  const { t } = useLingui();
  return (
    <section id="membership" aria-labelledby="membership-heading" className="min-w-0">
      <h2 id="membership-heading" className="display mb-5 text-3xl">
        <Trans>Membership</Trans>
      </h2>
      {status?.has_membership && status.membership ? (
        <OwnCard membership={status.membership} daysAhead={status.bookable_days_ahead} />
      ) : status ? (
        <Upsell minutesBought={status.minutes_bought} minutesNeeded={status.minutes_needed} />
      ) : failed ? (
        <ErrorState title={<Trans>We could not load your membership.</Trans>} onRetry={onRetry} />
      ) : (
        <Loading label={t`Loading your membership...`} className="w-full max-w-md">
          <Skeleton className="aspect-[1.586] w-full" />
        </Loading>
      )}
    </section>
  );
}

function OwnCard({ membership, daysAhead }: { membership: Membership; daysAhead: number }) {
  const { t } = useLingui();
  const { partners } = useSwitches();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="w-full max-w-md cursor-pointer rounded-[1.1rem] text-start transition-transform hover:-translate-y-0.5"
      >
        <span className="sr-only">
          <Trans>Show your membership card</Trans>
        </span>
        <MembershipCard
          name={membership.user.name}
          id={membership.id}
          validFrom={membership.valid_from}
          validTo={membership.valid_to}
        />
      </button>
      {partners && (
        <p className="max-w-md text-muted">
          <Trans>Show this card to our partners to receive exclusive discounts</Trans>
        </p>
      )}
      <p className="max-w-md text-muted">
        <Trans>Priority booking: you can book up to {daysAhead} days ahead.</Trans>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Your Membership Card`}
        closeLabel={t`Close`}
      >
        <div className="grid gap-5">
          {partners && (
            <p>
              <Trans>Show this card to our partners at checkout</Trans>
            </p>
          )}
          <ShowCard membership={membership} />
        </div>
      </Dialog>
    </div>
  );
}
