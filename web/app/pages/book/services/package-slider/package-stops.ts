import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';
import { packageTerms } from '../../../../components/catalogue-cards/package-terms.ts';

/** A place of the slider: an option with minutes, of one of the packages. */
export interface PackageStop {
  product: Package;
  option: PackageOption;
  minutes: number;
  /** Price of an hour of it. */
  hourPrice: number;
  /** A whole amount less than the same hours bought singly; 0: nothing, or nothing to compare with. */
  saves: number;
}

const minutesOfAnHour = 60;
/** Months in days, for a pace. */
const daysOfAMonth = 365 / 12;
/** A package should be used up within so many months. */
const goodMonths = 6;

/** Every option with minutes, the smallest first. */
export function packageStops(
  products: readonly Package[],
  services: readonly Service[],
): PackageStop[] {
  const stops = products.flatMap((product) =>
    product.options.flatMap((option) => {
      const terms = packageTerms(option, product, services);
      if (terms === null || option.time === null) return [];
      const hours = option.time / minutesOfAnHour;
      const saves = terms.singleHour === null ? 0 : (terms.singleHour - terms.hourPrice) * hours;
      return {
        ...{ product, option, minutes: option.time, hourPrice: terms.hourPrice },
        saves: Math.max(0, Math.floor(saves + 1e-9)),
      };
    }),
  );
  return stops.toSorted(
    (one, other) => one.minutes - other.minutes || one.option.price - other.option.price,
  );
}

/** Whole months that the minutes last at some sessions of an hour a month; at least 1. */
export function monthsOf({ minutes }: PackageStop, sessionsAMonth: number): number {
  return Math.max(1, Math.round(minutes / (sessionsAMonth * minutesOfAnHour)));
}

/** Minutes that would be left when it expires, at some sessions of an hour a month. */
export function minutesLeftOf({ minutes, option }: PackageStop, sessionsAMonth: number): number {
  if (option.validity_days === null) return 0;
  const months = option.validity_days / daysOfAMonth;
  const used = Math.floor(months * sessionsAMonth) * minutesOfAnHour;
  return Math.max(0, minutes - used);
}

/**
 * The place of the stop that suits a pace: the cheapest hour of those that are used up in time and
 * within half a year, otherwise the smallest that is used up, otherwise the smallest.
 */
export function bestStop(stops: readonly PackageStop[], sessionsAMonth: number): number {
  const usedUp = stops.filter((stop) => minutesLeftOf(stop, sessionsAMonth) === 0);
  const [best] = usedUp
    .filter((stop) => monthsOf(stop, sessionsAMonth) <= goodMonths)
    .toSorted((one, other) => one.hourPrice - other.hourPrice);
  const found = best ?? usedUp[0];
  return found ? stops.indexOf(found) : 0;
}

/** Where on the slider, from 0 to 1, the membership begins; null: with no stop, or with every. */
export function memberLine(
  stops: readonly PackageStop[],
  membershipMinutes: number,
): number | null {
  const first = stops.findIndex(({ minutes }) => minutes >= membershipMinutes);
  return first <= 0 ? null : (first - 0.5) / (stops.length - 1);
}
