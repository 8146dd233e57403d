import type { StudioPlace } from '@limber/contract/desk/studio/place.ts';
import { countMoneyIn } from '@limber/contract/place/currency.ts';
import { currencyOf } from '@limber/contract/place/currency-digits-and-coins.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { News } from '../../../platform/live/change-announcements.ts';
import { countDaysIn } from '../../../platform/studio-days.ts';
import { readPhonesIn } from '../../accounts/phones/phone-number.ts';
import { findPlace } from './queries.ts';

/**
 * Makes this process count days in the studio's zone and money in its currency, and read telephone
 * numbers as in its country, now and whenever they change. Rejects if they cannot be read the first time.
 */
export async function applyZoneAndCurrency(db: Db, news: News): Promise<void> {
  const read = async () => goBy(await findPlace(db));
  await read();
  news.hear((told) => {
    // It is read again with the next change; until then the last known one is used.
    if (told === 'everything') read().catch(() => {});
  });
}

/** Counts by a place from now on. */
export function goBy({
  country,
  zone,
  currency,
}: Pick<StudioPlace, 'country' | 'zone' | 'currency'>): void {
  readPhonesIn(country);
  countDaysIn(zone);
  countMoneyIn(currencyOf(currency));
}
