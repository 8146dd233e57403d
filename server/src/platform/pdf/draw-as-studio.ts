import type { Currency } from '@limber/contract/country/default-country-and-currency.ts';
import { countMoneyIn } from '@limber/contract/money/currency.ts';
import { countDaysIn } from '../studio-days.ts';

/** What is drawn, by which module, and how the studio counts money and days. */
export interface Order {
  readonly filename: string;
  readonly name: string;
  readonly data: unknown;
  readonly currency: Currency;
  readonly zone: string;
}

/** Draws in a thread, which knows nothing of the studio that its process belongs to. */
export async function drawAsStudio({ filename, name, data, currency, zone }: Order) {
  countMoneyIn(currency);
  countDaysIn(zone);
  const { [name]: draw } = await import(filename);
  return draw(data);
}
