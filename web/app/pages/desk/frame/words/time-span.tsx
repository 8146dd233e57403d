import { Fragment } from 'react';
import { comma } from '../../../../lib/join-names.ts';
import { useTimeOfMinute } from './minute-text.ts';

interface Props {
  /** A minute from midnight, or a written time. */
  from: number | string;
  to: number | string;
}

/** A span of time on one line, its start on the left in both reading directions. */
export function TimeSpan({ from, to }: Props) {
  const timeOf = useTimeOfMinute();
  const begins = typeof from === 'string' ? from : timeOf(from);
  const ends = typeof to === 'string' ? to : timeOf(to, true);
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {`${begins}–${ends}`}
    </bdi>
  );
}

/** Several of a day, in the order that the page is read; where there is no room, a line ends between two of them. */
export function TimeSpans({
  spans,
}: {
  spans: readonly { from_minute: number; to_minute: number }[];
}) {
  return spans.map(({ from_minute, to_minute }, at) => (
    <Fragment key={from_minute}>
      {at > 0 && comma()}
      <TimeSpan from={from_minute} to={to_minute} />
    </Fragment>
  ));
}
