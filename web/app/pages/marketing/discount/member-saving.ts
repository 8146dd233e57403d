import type { Service } from '@limber/contract/catalogue.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { discountOf } from '@limber/contract/money/member-discount.ts';

/** A session for calculating the saving. */
export interface SampleSession {
  name: string;
  minutes: number;
  /** In the studio's currency. */
  price: number;
}

const sampleMinutes = 60;
const monthsOfMembership = 12;

/** The cheapest hour of the catalogue, so that the saving is not exaggerated. */
export function sampleSession(services: readonly Service[]): SampleSession | undefined {
  const hours = services.flatMap(({ name, durations }) =>
    durations
      .filter(({ time, price }) => time === sampleMinutes && price > 0)
      .map(({ time, price }) => ({ name, minutes: time, price })),
  );
  return hours.toSorted((one, other) => one.price - other.price)[0];
}

/** A member's saving in a year, in the studio's currency, by discount percent and sessions a month. */
export function memberSaving(percent: number, sessionsAMonth: number, price: number): number {
  const offEach = discountOf(minorOf(price), percent);
  return amountOf(offEach * sessionsAMonth * monthsOfMembership);
}
