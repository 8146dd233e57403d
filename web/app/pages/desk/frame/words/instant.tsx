import { dubaiTime } from '../../../../lib/dates.ts';
import { deskDayOf } from './dates.ts';

/** A moment as a day and a wall time of the studio. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {deskDayOf(at)} <bdi dir="ltr">{dubaiTime(at)}</bdi>
    </time>
  );
}
