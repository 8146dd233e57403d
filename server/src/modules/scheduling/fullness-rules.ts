import type { OpenDay } from '@limber/contract/scheduling.ts';
import { SHORTEST_SESSION_MINUTES } from '@limber/contract/terms/booking.ts';
import { type DiaryDay, startsOn } from './diary-rules.ts';
import { startsOfAny } from './free-start-rules.ts';

type Fullness = Omit<OpenDay, 'date'>;

/**
 * How full a day is: closed when nobody works (any more), with the reason, full when all that is to
 * come is taken; else by the share of the day's starts that is left, a quarter or less being few and
 * half some.
 */
export function fullnessOf(day: DiaryDay, lastsMinutes: number): Fullness {
  const rotas = day.planned.map(({ rota }) => rota);
  const toCome = startsOfAny(rotas, day.nowMinute, lastsMinutes).length;
  if (toCome === 0) return { openings: 0, level: 'closed', reason: reasonOf(day, lastsMinutes) };
  const openings = startsOn(day, lastsMinutes).length;
  const ever = day.nowMinute <= 0 ? toCome : startsOfAny(rotas, 0, lastsMinutes).length;
  const share = openings / ever;
  const level = share === 0 ? 'full' : share <= 0.25 ? 'few' : share <= 0.5 ? 'some' : 'many';
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
  const ever = (minutes: number) => startsOfAny(rotas, 0, minutes).length > 0;
  if (!ever(SHORTEST_SESSION_MINUTES)) return 'day_off';
  const isLate = startsOfAny(rotas, nowMinute, SHORTEST_SESSION_MINUTES).length === 0;
  return isLate || ever(lastsMinutes) ? 'over' : 'too_long';
}
