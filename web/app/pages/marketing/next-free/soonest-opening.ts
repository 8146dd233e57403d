import type { ServiceOpening } from '@limber/contract/scheduling.ts';
import { civilDay } from '../../../lib/dates.ts';

/** Of the earliest ones, the catalogue's first service in the length closest to an hour. */
export function soonestOpening(openings: readonly ServiceOpening[]): ServiceOpening | undefined {
  const starts = openings.map(({ date, time }) => `${civilDay(date, time)} ${time}`);
  const first = starts.toSorted()[0];
  const service = openings[starts.indexOf(first ?? '')]?.service_id;
  return openings
    .filter(({ service_id }, place) => service_id === service && starts[place] === first)
    .reduce<ServiceOpening | undefined>(
      (best, each) =>
        !best || Math.abs(each.minutes - 60) < Math.abs(best.minutes - 60) ? each : best,
      undefined,
    );
}
