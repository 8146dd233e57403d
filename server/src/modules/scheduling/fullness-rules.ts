import type { OpenDay } from '@limber/contract/scheduling.ts';
import { STARTS_LEFT } from '@limber/contract/terms/booking/bookable-times.ts';
import { SHORTEST_SESSION_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import type { DiaryDay } from './diary-rules.ts';
import { countStartsOfAny } from './free-start-rules.ts';

type Fullness = Omit<OpenDay, 'date'>;

/**
 * How full a day is: closed when nobody works (any more), with the reason; full when everything
 * left is taken; otherwise by the share of the day's starts that is left.
 */
export function fullnessOf(day: DiaryDay, lastsMinutes: number): Fullness {
  const rotas = day.planned.map(({ rota }) => rota);
  const toCome = countStartsOfAny(rotas, day.nowMinute, lastsMinutes);
  if (toCome === 0) return { openings: 0, level: 'closed', reason: reasonOf(day, lastsMinutes) };
  const days = day.planned.map((each) => each.day);
  const openings = countStartsOfAny(days, day.nowMinute, lastsMinutes);
  const ever = day.nowMinute <= 0 ? toCome : countStartsOfAny(rotas, 0, lastsMinutes);
  const share = openings / ever;
  const level =
    share === 0
      ? 'full'
      : share <= STARTS_LEFT.few
        ? 'few'
        : share <= STARTS_LEFT.some
          ? 'some'
          : 'many';
  return { openings, level };
}

/** Why nobody works on a day, or not for so long, or not any more. */
function reasonOf(
  { planned, nowMinute, notOpen }: DiaryDay,
  lastsMinutes: number,
): NonNullable<Fullness['reason']> {
  if (notOpen !== null) return notOpen;
  if (planned.length > 0 && planned.every(({ closed }) => closed)) return 'closure';
  const rotas = planned.map(({ rota }) => rota);
  const ever = (minutes: number) => countStartsOfAny(rotas, 0, minutes) > 0;
  if (!ever(SHORTEST_SESSION_MINUTES)) return 'day_off';
  const isLate = countStartsOfAny(rotas, nowMinute, SHORTEST_SESSION_MINUTES) === 0;
  return isLate || ever(lastsMinutes) ? 'over' : 'too_long';
}
