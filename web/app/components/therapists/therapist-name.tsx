import { Fragment } from 'react';

/** Stands between the two alphabets of a name, as the server joins them. */
const BETWEEN = ' ·';

/** A therapist's name in one or two alphabets; a line ends between the two, after the point, rather than within one. */
export function TherapistName({ name }: { name: string }) {
  return name.split(`${BETWEEN} `).map((written, index, { length }) => (
    <Fragment key={written}>
      {index > 0 && ' '}
      <span className="unbroken">
        {written}
        {index < length - 1 && BETWEEN}
      </span>
    </Fragment>
  ));
}
