import type { SessionDue } from '@limber/contract/desk/day/dues.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, minuteOf } from '../../platform/dubai.ts';
import type { Actor } from '../../platform/http/session.ts';
import { aedOf } from '../../platform/money.ts';
import { listDuesBetween } from './queries/dues-of-day.ts';

/**
 * What each session of a studio's day (`YYYY-MM-DD`) still costs, in the branches that somebody
 * sees.
 */
export async function listDuesOfDay(
  db: Db,
  { branches = 'all' }: Pick<Actor, 'branches'>,
  day: string,
): Promise<SessionDue[]> {
  const found = await listDuesBetween(db, {
    begins: minuteOf(day, DAY_BEGINS_MINUTE),
    ends: minuteOf(addDays(day, 1), DAY_BEGINS_MINUTE),
    branches: branches === 'all' ? null : branches,
  });
  return found.map(({ id, fils }) => ({ booking_id: id, due: aedOf(fils) }));
}
