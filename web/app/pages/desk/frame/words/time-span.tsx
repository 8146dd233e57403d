import { Fragment } from 'react';
import { timeOfMinute } from './minute-text.ts';

interface Props {
  /** A minute from midnight, or a time that is written already. */
  from: number | string;
  to: number | string;
}

/** From when to when: on one line, and the beginning on the left whichever way the page is read. */
export function TimeSpan({ from, to }: Props) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {`${written(from)}–${written(to)}`}
    </bdi>
  );
}

/** Several of a day; where there is no room, a line ends between two of them. */
export function TimeSpans({
  spans,
}: {
  spans: readonly { from_minute: number; to_minute: number }[];
}) {
  return (
    <bdi dir="ltr">
      {spans.map(({ from_minute, to_minute }, at) => (
        <Fragment key={from_minute}>
          {at > 0 && ', '}
          <TimeSpan from={from_minute} to={to_minute} />
        </Fragment>
      ))}
    </bdi>
  );
}

function written(time: number | string): string {
  return typeof time === 'string' ? time : timeOfMinute(time);
}
