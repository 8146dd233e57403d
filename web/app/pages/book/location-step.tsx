import type { Location } from '@limber/contract/catalogue.ts';
import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { ChosenMark } from '../../components/catalogue-cards/chosen-mark.tsx';
import { BranchPicture } from '../../components/pictures/branch-picture.tsx';
import { useListLocationsQuery } from '../../state/api/catalogue-api.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx';
import type { StepProps } from './form/use-wizard.ts';

/** Step 1. */
export function LocationStep({ form, act, goTo }: StepProps) {
  const { t } = useLingui();
  const { data: locations, isError, isFetching, refetch } = useListLocationsQuery();
  if (!locations && isError && !isFetching) {
    return <ErrorState title={t`We could not load our locations.`} onRetry={refetch} />;
  }
  if (!locations) {
    return (
      <Loading label={t`Loading locations...`} className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <SkeletonCard picture="aspect-3/2" />
        <SkeletonCard picture="aspect-3/2" />
      </Loading>
    );
  }
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
              act({ type: 'chooseLocation', location });
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
          'group relative flex h-full w-full cursor-pointer flex-col overflow-hidden rounded-card border-2 bg-surface text-start shadow-card',
          chosen ? 'border-ok' : 'border-hairline hover:border-primary',
        )}
      >
        <LocationPicture image={location.image} />
        {chosen && <ChosenMark />}
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

const pictureClasses = 'bg-line/20 transition-[scale] duration-500 group-hover:scale-[1.02]';

function LocationPicture({ image }: { image: string }) {
  if (image === '') return null;
  return (
    <span className="block overflow-hidden">
      <BranchPicture
        address={image}
        sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 92vw"
        className={pictureClasses}
      />
    </span>
  );
}

/** The branch's own picture as an icon, or the map pin. */
function LocationIcon({ icon }: { icon: string }) {
  if (icon.startsWith('/'))
    return <img src={icon} alt="" width="24" height="24" className="size-6" />;
  return <MapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />;
}
