import { Fragment } from 'react';

/** Stands between the two alphabets of a name, as the server joins them. */
const BETWEEN = ' · ';

/** A therapist's name in one or two alphabets; a line ends between the two rather than within one. */
export function TherapistName({ name }: { name: string }) {
  return name.split(BETWEEN).map((written, index) => (
    <Fragment key={written}>
      {index > 0 && BETWEEN}
      <span className="unbroken">{written}</span>
    </Fragment>
  ));
}
