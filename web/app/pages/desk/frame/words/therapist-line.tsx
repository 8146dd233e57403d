import { Fragment } from 'react';
import { Dot } from '../../../../ui/dot.tsx';

/**
 * A therapist's name on one line. Where it is too long, what is lost is the end of it, and of its second
 * alphabet first: cut as a whole, a line from right to left loses the beginning of the Latin one.
 */
export function TherapistLine({ name }: { name: string | undefined }) {
  return (
    <span className="desk-alphabets">
      {name?.split(' · ').map((written, at) => (
        <Fragment key={written}>
          {at > 0 && <Dot />}
          <bdi className="truncate" translate="no">
            {written}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}
