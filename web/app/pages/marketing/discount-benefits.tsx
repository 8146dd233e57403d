import { Trans } from '@lingui/react/macro';
import { BadgePercent, Handshake, Store, Zap } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

/** What a membership brings. */
export function DiscountBenefits() {
  const benefits = [
    {
      icon: BadgePercent,
      name: <Trans>10% off every booking</Trans>,
      says: <Trans>Each session and package you book at the studio.</Trans>,
    },
    {
      icon: Store,
      name: <Trans>Up to 15% partner discounts</Trans>,
      says: <Trans>Show the card at the till or use a code online.</Trans>,
    },
    {
      icon: Handshake,
      name: <Trans>Premium partner network</Trans>,
      says: <Trans>Businesses in Dubai that we would send a friend to.</Trans>,
    },
    {
      icon: Zap,
      name: <Trans>Instant digital access</Trans>,
      says: <Trans>The card is in your profile as soon as it is unlocked.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="member-benefits" className="container-page">
      <h2 id="member-benefits" className="display mb-6 text-3xl sm:text-4xl">
        <Trans>Member Benefits</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon: Icon, name, says }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={position}>
            <Card className="h-full">
              <Icon aria-hidden="true" className="size-7 text-gold" />
              <h3 className="mt-4 text-lg font-bold">{name}</h3>
              <p className="mt-1 text-muted">{says}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
