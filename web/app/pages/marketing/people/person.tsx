import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { TherapistPortrait } from '../../../components/pictures/therapist-portrait.tsx';
import { SpokenLanguages } from '../../../components/therapists/spoken-languages.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { joinNames } from '../../../lib/join-names.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { NextFree } from './next-free.tsx';

interface Props {
  therapist: Therapist;
  /** Name of the branch, once loaded. */
  branch: string | undefined;
}

/** A therapist under an arch. */
export function Person({ therapist, branch }: Props) {
  const firstName = firstNameOf(therapist.full_name);
  return (
    <li className="group flex flex-col">
      <div className="arch">
        <TherapistPortrait
          therapist={therapist}
          sizes="(min-width: 64rem) 15rem, min(66vw, 17rem)"
          className="aspect-4/5 w-full bg-line/20 object-cover object-[50%_30%] transition-[scale] duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="type-3 mt-4">
        <TherapistName name={therapist.full_name} />
      </h3>
      <p className="text-sm font-semibold text-primary">{branch}</p>
      <p className="mt-1 text-sm text-muted">
        {joinNames(therapist.services.map(({ name }) => name))}
      </p>
      <p className="mt-1 text-sm">
        <SpokenLanguages codes={therapist.languages} />
      </p>
      <p className="mt-auto min-h-8 pt-2 text-sm font-semibold tabular-nums">
        {therapist.books_by_phone ? (
          <Trans>Appointments on request</Trans>
        ) : (
          <NextFree therapistId={therapist.id} />
        )}
      </p>
      <p className="pt-2">
        <Link
          to={bookingLinkPath({ therapist: therapist.id })}
          className={buttonClasses('secondary', 'w-full')}
        >
          <Trans>Book with {firstName}</Trans>
        </Link>
      </p>
    </li>
  );
}

/** A therapist's first name: the first word of their name, in its first alphabet. */
function firstNameOf(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName;
}
