import { Fragment } from 'react';
import { Dot } from '../../../../ui/dot.tsx';

/**
 * A therapist's name on one line. If it is too long, the end of its second alphabet is cut first.
 * Cut as a whole, a right-to-left line would lose the beginning of the Latin name.
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
