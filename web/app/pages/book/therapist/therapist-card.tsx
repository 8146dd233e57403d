import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { ChosenMark } from '../../../components/catalogue-cards/chosen-mark.tsx';
import { TherapistPortrait } from '../../../components/pictures/therapist-portrait.tsx';
import { SpokenLanguages } from '../../../components/therapists/spoken-languages.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { joinNames } from '../../../lib/join-names.ts';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  therapist: Therapist;
  /** Offers every chosen service. */
  matches: boolean;
  chosen: boolean;
  onChoose(): void;
}

/** A therapist; dimmed and disabled if they don't offer every chosen service. */
export function TherapistCard({ therapist, matches, chosen, onChoose }: Props) {
  return (
    <li>
      <button
        type="button"
        disabled={!matches}
        aria-pressed={chosen}
        onClick={onChoose}
        className={classNames(
          'group relative flex h-full w-full flex-col overflow-hidden rounded-card border-2 bg-surface text-start shadow-card',
          matches ? 'cursor-pointer' : 'cursor-not-allowed',
          chosen ? 'border-ok' : 'border-hairline enabled:hover:border-primary',
        )}
      >
        <Photo therapist={therapist} dimmed={!matches} />
        {therapist.favourite && <FavouriteMark />}
        {chosen && <ChosenMark />}
        <span className="block p-5">
          <span className={classNames('block text-lg font-bold', !matches && 'text-muted')}>
            <TherapistName name={therapist.full_name} />
          </span>
          <span className="mt-1 block text-sm text-muted">
            {joinNames(therapist.services.map((service) => service.name))}
          </span>
          <span className="mt-1 block text-sm text-muted">
            <SpokenLanguages codes={therapist.languages} />
          </span>
          {therapist.books_by_phone && (
            <span className="mt-2 block text-sm font-semibold">
              <Trans>Appointments on request</Trans>
            </span>
          )}
          {!matches && (
            <span className="mt-2 block text-sm font-semibold">
              <Trans>Does not offer all you have chosen</Trans>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

const photoClasses =
  'aspect-4/3 w-full bg-line/20 object-cover object-[50%_30%] transition-[scale] duration-500 group-enabled:group-hover:scale-[1.02] sm:aspect-square';

function Photo({ therapist, dimmed }: { therapist: Therapist; dimmed: boolean }) {
  return (
    <span className={classNames('block w-full overflow-hidden', dimmed && 'opacity-50 grayscale')}>
      <TherapistPortrait
        therapist={therapist}
        sizes="(min-width: 80rem) 17rem, (min-width: 40rem) 45vw, 92vw"
        className={photoClasses}
      />
    </span>
  );
}

function FavouriteMark() {
  return (
    <span className="absolute start-3 top-3 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-sm font-semibold text-ember shadow-card">
      <Heart aria-hidden="true" className="size-4 fill-current" />
      <Trans>Your favourite</Trans>
    </span>
  );
}
