import { Fragment } from 'react';
import { Dot } from '../../ui/dot.tsx';

/**
 * A therapist's name in one or two alphabets; lines break between the two rather than within one.
 */
export function TherapistName({ name }: { name: string }) {
  return name.split(' · ').map((written, index) => (
    <Fragment key={written}>
      {index > 0 && <Dot />}
      <span className="unbroken" translate="no">
        {written}
      </span>
    </Fragment>
  ));
}
