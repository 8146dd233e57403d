import type { Service } from '@limber/contract/catalogue.ts';
import { discountOf } from '@limber/contract/money.ts';

/** A session whose price the saving is worked out from. */
export interface SampleSession {
  name: string;
  minutes: number;
  /** In AED. */
  price: number;
}

const sampleMinutes = 60;
const monthsOfMembership = 12;

/** The catalogue's least expensive hour, so that no saving is promised too high. */
export function sampleSession(services: readonly Service[]): SampleSession | undefined {
  const hours = services.flatMap(({ name, durations }) =>
    durations
      .filter(({ time, price }) => time === sampleMinutes && price > 0)
      .map(({ time, price }) => ({ name, minutes: time, price })),
  );
  return hours.toSorted((one, other) => one.price - other.price)[0];
}

/** What a year's membership of so many percent takes off so many sessions a month, in AED. */
export function memberSaving(percent: number, sessionsAMonth: number, price: number): number {
  const offEach = discountOf(Math.round(price * 100), percent);
  return (offEach * sessionsAMonth * monthsOfMembership) / 100;
}
