import type { IncludedService } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
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
      {inTheWay && <InTheWay held={inTheWay} />}
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

/** Why another package of the kind cannot be bought now; the Confirm step says the same. */
function InTheWay({ held }: { held: HeldPackage }) {
  const { name, remaining_time: left } = held;
  return (
    <p className="flex gap-2 text-sm font-medium text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {left === null ? (
          <Trans>Your {name} is still running: you can buy another one when it has ended.</Trans>
        ) : (
          <Trans>
            You still have {left} min of your {name}: you can buy another one when they are used.
          </Trans>
        )}
      </span>
    </p>
  );
}
