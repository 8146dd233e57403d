import { Fragment } from 'react';
import { timeOfMinute } from './minute-text.ts';

interface Props {
  /** A minute from midnight, or a written time. */
  from: number | string;
  to: number | string;
}

/** A span of time on one line, its start on the left in both reading directions. */
export function TimeSpan({ from, to }: Props) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {`${written(from)}–${written(to)}`}
    </bdi>
  );
}

/** Several spans of a day; lines break only between them. */
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
