import { PROPOSED_NEAR_MINUTE, PROPOSED_TIMES } from '@limber/contract/terms/packages.ts';
import type { FreeDay, Usual } from '../../clients/usual-session/usual-session-rules.ts';

/** A start, in minutes from the midnight of its day, `YYYY-MM-DD`. */
export interface FittingStart {
  readonly day: string;
  readonly startMinute: number;
}

/**
 * Up to three starts that fit somebody, one a day: on their usual weekday first, then nearest to their
 * usual hour, then soonest. Returned in the order of their days.
 *
 * @param when null: nothing is usual
 */
export function startsThatFit(
  days: readonly FreeDay[],
  when: Pick<Usual, 'weekday' | 'startMinute'> | null,
  most: number = PROPOSED_TIMES,
): FittingStart[] {
  const hour = when?.startMinute ?? PROPOSED_NEAR_MINUTE;
  const away = (startMinute: number) => Math.abs(startMinute - hour);
  const best = days.flatMap(({ day, weekday, starts }) => {
    const [nearest] = starts.toSorted((one, other) => away(one) - away(other) || one - other);
    if (nearest === undefined) return [];
    return [{ day, startMinute: nearest, isOtherDay: when !== null && weekday !== when.weekday }];
  });
  return best
    .toSorted(
      (one, other) =>
        Number(one.isOtherDay) - Number(other.isOtherDay) ||
        away(one.startMinute) - away(other.startMinute) ||
        (one.day < other.day ? -1 : 1),
    )
    .slice(0, most)
    .map(({ day, startMinute }) => ({ day, startMinute }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
