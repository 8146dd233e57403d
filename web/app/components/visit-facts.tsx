import type { EarlierVisit } from '@limber/contract/appointments.ts';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Dot } from '../ui/dot.tsx';

/**
 * What the previous software recorded about a session besides its day: length, therapist and
 * branch.
 */
export function VisitFacts({
  visit: { minutes, therapist, location },
}: {
  visit: Pick<EarlierVisit, 'minutes' | 'therapist' | 'location'>;
}) {
  return (
    <>
      {minutes !== null && (
        <>
          <Dot />
          <Trans>{minutes} min</Trans>
        </>
      )}
      {[therapist, location].map(
        (name) =>
          name !== null && (
            <Fragment key={name}>
              <Dot />
              <bdi translate="no">{name}</bdi>
            </Fragment>
          ),
      )}
    </>
  );
}
