import type { StudioCountry } from '@limber/contract/desk/studio/country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { currencyOf } from '@limber/contract/money/currency-digits-and-coins.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { News } from '../../../platform/live/change-announcements.ts';
import { countDaysIn } from '../../../platform/studio-days.ts';
import { readPhonesIn } from '../../accounts/phones/phone-number.ts';
import { findCountry } from './queries.ts';

/**
 * Makes this process count days in the studio's zone and money in its currency, and read telephone
 * numbers as in its country, now and whenever they change. Rejects if they cannot be read the first time.
 */
export async function applyZoneAndCurrency(db: Db, news: News): Promise<void> {
  const read = async () => goBy(await findCountry(db));
  await read();
  news.hear((change) => {
    // It is read again with the next change; until then the last known one is used.
    if (change === 'everything') read().catch(() => {});
  });
}

/** Counts by this zone and currency from now on. */
export function goBy({
  country,
  zone,
  currency,
}: Pick<StudioCountry, 'country' | 'zone' | 'currency'>): void {
  readPhonesIn(country);
  countDaysIn(zone);
  countMoneyIn(currencyOf(currency));
}
