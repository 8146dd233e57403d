import type { IncludedService } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PackageCard } from '../../../components/catalogue-cards/package-card.tsx';
import { useReadWaysToPayQuery } from '../../../state/api/calls/payments.ts';
import type { HeldPackage } from '../form/held-packages.ts';
import { IncludedServices } from './included-services.tsx';

interface Props extends Omit<ComponentProps<typeof PackageCard>, 'children'> {
  /** The client's own package of this kind, which must be used first. */
  inTheWay: HeldPackage | undefined;
  sessionFor: readonly IncludedService[];
  onSessionFor(services: readonly IncludedService[]): void;
}

/** A package on sale, with how it is paid, and what its first session is for once it is chosen. */
export function PackageForSaleCard({ inTheWay, sessionFor, onSessionFor, ...card }: Props) {
  const { product, chosenOptionId } = card;
  const chosen = product.options.some((option) => option.id === chosenOptionId);
  const { data } = useReadWaysToPayQuery();
  const ways = data?.packages.find(({ package_id }) => package_id === product.id);
  const isPaidOnline = ways?.ways.includes('online');
  return (
    <PackageCard {...card}>
      {!isPaidOnline && (
        <p className="text-sm text-muted">
          <Trans>You pay at the studio, at your first visit. Nothing is charged online.</Trans>
        </p>
      )}
      {chosen && !inTheWay && (
        <IncludedServices
          services={product.services_included}
          chosen={sessionFor}
          onChoose={onSessionFor}
        />
      )}
    </PackageCard>
  );
}
