import type { OwnPlans } from '@limber/contract/paying/plans.ts';
import { Trans } from '@lingui/react/macro';
import { OfferCard } from './offer-card.tsx';
import { PlanCard } from './plan-card.tsx';

/** Packages that renew by the month: those of the client, and those that can be begun. */
export function PlansSection({ own: { offered, plans } }: { own: OwnPlans }) {
  const kept = plans.filter(({ status }) => status !== 'ended');
  const ended = plans.filter(({ status }) => status === 'ended');
  const has = new Set(kept.map(({ name }) => name));
  const others = offered.filter(({ name }) => !has.has(name));
  return (
    <section aria-labelledby="plans-heading" className="grid gap-5">
      <h2 id="plans-heading" className="display text-3xl">
        <Trans>Plans</Trans>
      </h2>
      {plans.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {[...kept, ...ended].map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {others.map((offer) => (
            <OfferCard key={offer.option_id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}
