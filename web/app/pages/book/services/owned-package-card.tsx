import type { IncludedService } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { PackageBenefits } from '../../../components/catalogue-cards/package-benefits.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { HeldPackage } from '../form/held-packages.ts';
import { IncludedServices } from './included-services.tsx';

interface Props {
  held: HeldPackage;
  chosen: boolean;
  sessionFor: readonly IncludedService[];
  /** Chooses the package; the chosen one is removed. */
  onUse(): void;
  onSessionFor(services: readonly IncludedService[]): void;
}

/** A package that the client owns, with its balance. */
export function OwnedPackageCard({ held, chosen, sessionFor, onUse, onSessionFor }: Props) {
  const { remaining_time: left, balance, total_time: total, expiry_date: expires } = held;
  return (
    <section
      aria-label={held.name}
      className={classNames(
        'relative grid gap-4 overflow-hidden rounded-card border-2 bg-surface p-5 shadow-card sm:p-6',
        chosen ? 'border-ok' : 'border-primary/40',
      )}
    >
      <div className="lattice pointer-events-none absolute inset-y-0 end-0 w-2/5 bg-tint opacity-60 mask-[linear-gradient(to_left,black,transparent)] rtl:mask-[linear-gradient(to_right,black,transparent)]" />
      <div className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-xl font-bold">{held.name}</h2>
          <p className="mt-1 text-muted">
            {expires ? (
              <Trans>Can be used until {formatDay(expires)}</Trans>
            ) : (
              <Trans>No expiry</Trans>
            )}
          </p>
          {!held.owned && (
            <p className="mt-2">
              <Badge tone="info">
                <Trans>Shared with you</Trans>
              </Badge>
            </p>
          )}
        </div>
        <p className="leading-tight sm:text-end">
          <strong className="display block text-4xl tabular-nums">
            {left === null ? '∞' : <Trans>{left} min</Trans>}
          </strong>
          <span className="text-sm text-muted">
            {left === null ? (
              <Trans>one session a day</Trans>
            ) : balance === undefined ? (
              total !== null && <Trans>left of {total} min</Trans>
            ) : (
              <Trans>left of your cap</Trans>
            )}
          </span>
          {balance !== undefined && (
            <span className="block text-sm text-muted">
              <Trans>
                {balance} of {total} min left in the package
              </Trans>
            </span>
          )}
        </p>
      </div>
      <div className="relative flex flex-wrap items-center gap-3">
        <Button aria-pressed={chosen} onClick={onUse}>
          {chosen && <Check aria-hidden="true" className="size-5" />}
          <Trans>Use my package</Trans>
        </Button>
        {!chosen && <PackageBenefits services={held.services_included} />}
      </div>
      {chosen && (
        <div className="relative">
          <IncludedServices
            services={held.services_included}
            chosen={sessionFor}
            onChoose={onSessionFor}
          />
        </div>
      )}
    </section>
  );
}
