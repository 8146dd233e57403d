import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../booking-links.ts';
import { joinNames } from '../../lib/join-names.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';
import { slotAt } from '../pictures/pictures.ts';
import { TherapistPortrait } from '../pictures/therapist-portrait.tsx';
import { SpokenLanguages } from '../therapists/spoken-languages.tsx';
import { TherapistName } from '../therapists/therapist-name.tsx';

interface Props {
  therapist: Therapist;
  /** Name of the branch, once loaded. */
  branch: string | undefined;
  /** Their next free time. */
  children?: ReactNode;
}

/**
 * A therapist: under an arch if the studio has a photograph, otherwise the words lead and our figure is
 * small.
 */
export function Person({ therapist, branch, children }: Props) {
  const firstName = firstNameOf(therapist.full_name);
  const isPhotographed = therapist.photo !== null && slotAt(therapist.photo) === undefined;
  const name = (
    <div className="min-w-0">
      <h3 className="type-3">
        <TherapistName name={therapist.full_name} />
      </h3>
      <p className="text-sm font-semibold text-primary">{branch}</p>
    </div>
  );
  return (
    <li
      className={classNames(
        'group flex flex-col',
        !isPhotographed && 'rounded-card border border-hairline bg-surface p-4 shadow-card',
      )}
    >
      {isPhotographed ? (
        <>
          <div className="arch mb-4">
            <TherapistPortrait
              therapist={therapist}
              sizes="(min-width: 64rem) 15rem, min(66vw, 17rem)"
              className="aspect-4/5 w-full bg-line/20 object-cover object-[50%_30%] transition-[scale] duration-700 group-hover:scale-[1.03]"
            />
          </div>
          {name}
        </>
      ) : (
        <div className="flex items-center gap-3">
          <TherapistPortrait
            therapist={therapist}
            sizes="3.5rem"
            className="arch h-18 w-14 shrink-0 bg-line/20 object-cover object-[50%_30%]"
          />
          {name}
        </div>
      )}
      <p className={classNames('text-sm', isPhotographed ? 'mt-1 text-muted' : 'mt-3')}>
        {joinNames(therapist.services.map((service) => service.name))}
      </p>
      <p className="mt-1 text-sm text-muted">
        <SpokenLanguages codes={therapist.languages} />
      </p>
      <div className="mt-auto pt-2 text-sm font-semibold tabular-nums">
        {therapist.books_by_phone ? (
          <p className="flex min-h-11 items-center">
            <Trans>Appointments on request</Trans>
          </p>
        ) : (
          children
        )}
      </div>
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
