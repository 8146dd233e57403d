import type { Location } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, MapPin } from 'lucide-react';
import { useListLocationsQuery } from '../../state/catalogue-api.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { StepProps } from './use-wizard.ts';

/** Step 1. */
export function LocationStep({ form, act, goTo }: StepProps) {
  const { t } = useLingui();
  const { data: locations, isError, isFetching, refetch } = useListLocationsQuery();
  if (!locations && isError && !isFetching) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="err" alert>
          <Trans>We could not load our locations.</Trans>
        </Notice>
        <Button tone="secondary" onClick={refetch}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!locations) return <Spinner label={t`Loading locations...`} />;
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {locations
        .filter((location) => location.bookable)
        .map((location) => (
          <LocationCard
            key={location.location}
            location={location}
            chosen={location.location === form.location}
            onChoose={() => {
              act({ do: 'chooseLocation', location });
              goTo('therapist');
            }}
          />
        ))}
    </ul>
  );
}

interface CardProps {
  location: Location;
  chosen: boolean;
  onChoose(): void;
}

function LocationCard({ location, chosen, onChoose }: CardProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={classNames(
          'relative flex h-full w-full cursor-pointer flex-col overflow-hidden rounded-card border-2 bg-surface text-start shadow-card',
          chosen ? 'border-ok' : 'border-hairline hover:border-primary',
        )}
      >
        <img
          src={location.image}
          alt=""
          width="1200"
          height="800"
          className="aspect-3/2 w-full bg-line/20 object-cover"
        />
        {chosen && (
          <span className="absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-ok text-bg">
            <Check aria-hidden="true" />
          </span>
        )}
        <span className="flex gap-3 p-5">
          <LocationIcon icon={location.icon} />
          <span>
            <span className="block text-xl font-bold">{location.name}</span>
            <span className="text-muted">{location.address}</span>
          </span>
        </span>
      </button>
    </li>
  );
}

/** The branch's own picture as icon, or the map pin. */
function LocationIcon({ icon }: { icon: string }) {
  if (icon.startsWith('/'))
    return <img src={icon} alt="" width="24" height="24" className="size-6" />;
  return <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />;
}
