import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { placeholderOf } from './match-therapists.ts';

interface Props {
  therapist: Therapist;
  /** Offers all that was chosen. */
  matches: boolean;
  chosen: boolean;
  onChoose(): void;
}

/** A member of the team; dimmed and not to be chosen when they don't offer what was chosen. */
export function TherapistCard({ therapist, matches, chosen, onChoose }: Props) {
  return (
    <li>
      <button
        type="button"
        disabled={!matches}
        aria-pressed={chosen}
        onClick={onChoose}
        className={classNames(
          'relative flex h-full w-full flex-col overflow-hidden rounded-card border-2 bg-surface text-start shadow-card',
          matches ? 'cursor-pointer' : 'cursor-not-allowed opacity-50',
          chosen ? 'border-ok' : 'border-hairline enabled:hover:border-primary',
        )}
      >
        <img
          src={therapist.photo ?? `/media/${placeholderOf(therapist)}.webp`}
          alt=""
          width="800"
          height="800"
          className="aspect-4/3 w-full bg-line/20 object-cover object-[50%_30%] sm:aspect-square"
        />
        {chosen && (
          <span className="absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-ok text-bg">
            <Check aria-hidden="true" />
          </span>
        )}
        <span className="block p-5">
          <span className="block text-lg font-bold">{therapist.full_name}</span>
          <span className="mt-1 block text-sm text-muted">
            {therapist.services.map((service) => service.name).join(', ')}
          </span>
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
