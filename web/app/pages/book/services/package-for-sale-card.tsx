import type {
  IncludedService,
  Package,
  PackageOption,
  Service,
} from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, Users } from 'lucide-react';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { formatAed } from '../../../lib/format-amount.ts';
import { useReadWaysToPayQuery } from '../../../state/api/calls/payments.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { HeldPackage } from '../form/held-packages.ts';
import { IncludedServices } from './included-services.tsx';
import { OptionTerms } from './option-terms.tsx';
import { PackageBenefits } from './package-benefits.tsx';
import { lastDayOf } from './package-last-day.ts';
import { packageTerms } from './package-terms.ts';
import { PickButton } from './pick-button.tsx';

interface Props {
  product: Package;
  /** The studio's services, to compare prices with. */
  services: readonly Service[];
  /** Unlimited packages have no minutes to show. */
  onlyPrice: boolean;
  /** The client's own package of this kind, which must be used first. */
  inTheWay: HeldPackage | undefined;
  chosenOptionId: number | null;
  sessionFor: readonly IncludedService[];
  /** Picks an option; the picked one is removed. */
  onPick(option: PackageOption): void;
  onSessionFor(services: readonly IncludedService[]): void;
}

/** A package on sale, with a button for each option. */
export function PackageCard({
  product,
  services,
  onlyPrice,
  inTheWay,
  chosenOptionId,
  sessionFor,
  onPick,
  onSessionFor,
}: Props) {
  const { t } = useLingui();
  const today = useServerToday();
  const chosen = product.options.some((option) => option.id === chosenOptionId);
  const people = product.people_limit;
  const { data } = useReadWaysToPayQuery();
  const ways = data?.packages.find(({ package_id }) => package_id === product.id);
  const isPaidOnline = ways?.ways.includes('online');
  return (
    <li
      className={classNames(
        'flex flex-col gap-3 rounded-card border-2 bg-surface p-5 shadow-card',
        chosen ? 'border-ok' : 'border-hairline',
      )}
    >
      <h2 className="text-xl font-bold">{product.name}</h2>
      <p className="text-muted md:min-h-[2lh] xl:min-h-[3lh]">{product.description}</p>
      {people > 1 && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Users aria-hidden="true" className="size-4 shrink-0 text-primary" />
          <Trans>For up to {people} people</Trans>
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t`Options of ${product.name}`}</legend>
        {product.options.map((option) => (
          <OptionButton
            key={option.id}
            option={option}
            onlyPrice={onlyPrice}
            pressed={option.id === chosenOptionId}
            onPick={() => onPick(option)}
          />
        ))}
      </fieldset>
      <div className="grid gap-1 empty:hidden">
        {product.options.map((option) => {
          const terms = packageTerms(option, product, services);
          const minutes = product.options.length > 1 ? option.time : null;
          const lastDay = lastDayOf(option, today);
          return terms && <OptionTerms key={option.id} {...{ minutes, terms, lastDay }} />;
        })}
      </div>
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
      <PackageBenefits services={product.services_included} />
    </li>
  );
}

interface OptionButtonProps {
  option: PackageOption;
  onlyPrice: boolean;
  pressed: boolean;
  onPick(): void;
}

function OptionButton({ option, onlyPrice, pressed, onPick }: OptionButtonProps) {
  return (
    <PickButton pressed={pressed} onPick={onPick} look="button">
      {!onlyPrice && option.time !== null && (
        <span>
          <Trans>{option.time} min</Trans>
        </span>
      )}
      <span className={classNames(!onlyPrice && 'font-medium')}>{formatAed(option.price)}</span>
    </PickButton>
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
