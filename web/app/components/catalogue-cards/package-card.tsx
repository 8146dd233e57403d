import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount } from '../../lib/format-amount.ts';
import { classNames } from '../../ui/class-names.ts';
import { useServerToday } from '../use-server-clock.ts';
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
  chosenOptionId: number | null;
  /** Picks an option; the picked one is removed. */
  onPick(option: PackageOption): void;
  /** Between its options and its benefits. */
  children?: ReactNode;
}

/** A package on sale, with a button for each option. */
export function PackageCard({
  product,
  services,
  onlyPrice,
  chosenOptionId,
  onPick,
  children,
}: Props) {
  const { t } = useLingui();
  const today = useServerToday();
  const chosen = product.options.some((option) => option.id === chosenOptionId);
  const people = product.people_limit;
  return (
    <li
      className={classNames(
        // Two rows that all cards beside each other share: their options start on one line.
        'row-span-2 grid grid-rows-subgrid gap-3 rounded-card border-2 bg-surface p-5 shadow-card',
        chosen ? 'border-ok' : 'border-hairline',
      )}
    >
      <div className="grid content-start gap-3">
        <h2 className="text-xl font-bold">{product.name}</h2>
        <p className="text-muted">{product.description}</p>
        {people > 1 && (
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Users aria-hidden="true" className="size-4 shrink-0 text-primary" />
            <Trans>For up to {people} people</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3">
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
        {children}
        <PackageBenefits services={product.services_included} />
      </div>
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
      <span className={classNames(!onlyPrice && 'font-medium')}>{formatAmount(option.price)}</span>
    </PickButton>
  );
}
