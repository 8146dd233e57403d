import type { IncludedService } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '../../../state/store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { neededMinutes } from '../time/length-range.ts';

interface Props {
  services: readonly IncludedService[];
  chosen: readonly IncludedService[];
  onChoose(services: readonly IncludedService[]): void;
}

/** The services of a package session: one, or several on request. */
export function IncludedServices({ services, chosen, onChoose }: Props) {
  const [several, setSeveral] = useState(chosen.length > 1);
  const catalogue = useAppSelector((state) => state.utils.allProducts.services);
  if (services.length === 0) return null;
  const needed = neededMinutes(chosen, catalogue);

  function press(service: IncludedService) {
    if (!several) return onChoose([service]);
    const others = chosen.filter(({ id }) => id !== service.id);
    if (others.length === chosen.length) onChoose([...chosen, service]);
    // At least one stays.
    else if (others.length > 0) onChoose(others);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        <Trans>What is this session for?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {services.map((service) => {
          const pressed = chosen.some(({ id }) => id === service.id);
          return (
            <button
              key={service.id}
              type="button"
              aria-pressed={pressed}
              onClick={() => press(service)}
              className={classNames(
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 py-1.5 text-sm font-semibold',
                pressed
                  ? 'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight]'
                  : 'border-line bg-surface hover:border-primary hover:bg-tint',
              )}
            >
              {pressed && <Check aria-hidden="true" className="size-4" />}
              {service.name}
            </button>
          );
        })}
      </div>
      {needed > 0 && (
        <p role="status" className="mt-2 text-sm text-muted">
          <Trans>Together they need at least {needed} minutes.</Trans>
        </p>
      )}
      {services.length > 1 && (
        <div className="mt-1 text-sm">
          <Checkbox
            checked={several}
            onChange={({ target }) => {
              setSeveral(target.checked);
              if (!target.checked) onChoose(chosen.slice(0, 1));
            }}
          >
            <Trans>Share the minutes among several services</Trans>
          </Checkbox>
        </div>
      )}
    </fieldset>
  );
}
