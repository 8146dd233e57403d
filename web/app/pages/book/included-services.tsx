import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

export interface Included {
  id: number;
  name: string;
}

interface Props {
  services: readonly Included[];
  chosen: readonly Included[];
  /** Adds a service or takes it out; the last one stays. */
  onToggle(service: Included): void;
}

/** What the session from a package is for. */
export function IncludedServices({ services, chosen, onToggle }: Props) {
  if (services.length === 0) return null;
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
              onClick={() => onToggle(service)}
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
    </fieldset>
  );
}
