import type { Liability } from '@limber/contract/desk/clients/packages.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays, dayOf, minuteOf } from '../../platform/studio-days.ts';
import { findLiability } from './queries/liability.ts';

/**
 * The studio's liability for unused minutes, by package and in total: at the end of a day
 * (`YYYY-MM-DD`) of the studio, or now.
 */
export async function readLiability(
  db: Db,
  when: { readonly day: string } | { readonly now: Date },
  page: { limit: number; offset: number },
): Promise<Liability> {
  const until = 'day' in when ? minuteOf(addDays(when.day, 1), DAY_BEGINS_MINUTE) : null;
  const today = 'day' in when ? addDays(when.day, 1) : dayOf(when.now);
  const found = await findLiability(db, { until, today }, page);
  return {
    total: amountOf(found.minor),
    minutes: found.minutes,
    count: found.count,
    packages: found.packages.map(({ id, ownerId, owner, name, minutes, minor }) => ({
      owned_package_id: id,
      owner_id: ownerId,
      owner,
      name,
      minutes,
      value: amountOf(minor),
    })),
  };
}
