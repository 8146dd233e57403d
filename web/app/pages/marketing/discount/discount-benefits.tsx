import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import { Trans } from '@lingui/react/macro';
import { BadgePercent, Handshake, Store, Zap } from 'lucide-react';
import { useTerms } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { partnerFigures } from './partner-figures.ts';

export function DiscountBenefits() {
  const { member_discount_percent: percent } = useTerms();
  const { studio, partners } = servedSite();
  const { count, most } = partnerFigures(partners, studio.brand);
  const ofPartners = [
    {
      icon: Store,
      name: <Trans>Up to {most}% partner discounts</Trans>,
      says: <Trans>Show the card at the till or use a code online.</Trans>,
    },
    {
      icon: Handshake,
      name: <Trans>Premium partner network</Trans>,
      says: <Trans>Businesses nearby that we would send a friend to.</Trans>,
    },
  ];
  const benefits = [
    {
      icon: BadgePercent,
      name: <Trans>{percent}% off every booking</Trans>,
      says: (
        <Trans>
          Each session and package you book at the studio, up to {MEMBER_DAYS_AHEAD_MORE} days
          further ahead than others.
        </Trans>
      ),
    },
    ...(count > 0 ? ofPartners : []),
    {
      icon: Zap,
      name: <Trans>Instant digital access</Trans>,
      says: <Trans>The card is in your profile as soon as it is unlocked.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="member-benefits" className="container-page grid gap-8 py-16 sm:py-24">
      <h2 id="member-benefits" className="display type-1">
        <Trans>Member Benefits</Trans>
      </h2>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {benefits.map(({ icon: Icon, name, says }) => (
          <li key={Icon.displayName} className="flex gap-5 border-t border-line/50 py-7">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-gold" />
            <div>
              <h3 className="type-3">{name}</h3>
              <p className="mt-1 text-muted">{says}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
