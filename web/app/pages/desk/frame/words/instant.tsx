import { timeOfInstant } from '../../../../lib/dates.ts';
import { deskDayOf } from './desk-dates.ts';

/** A moment as a day and a wall time of the studio. */
export function Instant({ at }: { at: string }) {
  return (
    // Isolated: beside a name in Latin letters the day's number would change its place in Arabic.
    <time dateTime={at} className="whitespace-nowrap [unicode-bidi:isolate]">
      {deskDayOf(at)} <bdi dir="ltr">{timeOfInstant(at)}</bdi>
    </time>
  );
}
