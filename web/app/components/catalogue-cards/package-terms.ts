import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';

/** An option's terms, for comparison with single sessions. */
export interface PackageTerms {
  /** Price of an hour in the studio's currency. */
  hourPrice: number;
  /**
   * Whole percent cheaper than the same hour bought singly; 0: not cheaper, or nothing to compare
   * with.
   */
  savesPercent: number;
  /** Price of the cheapest hour that it includes, bought singly; null: none has a price. */
  singleHour: number | null;
  /** Days after the day of purchase; null: no expiry. */
  validDays: number | null;
}

const hourMinutes = 60;

/**
 * The terms of an option; null for unlimited, whose hour has no price. Compared with the cheapest
 * hour among its services, so that the saving is never exaggerated.
 */
export function packageTerms(
  option: PackageOption,
  { services_included }: Pick<Package, 'services_included'>,
  services: readonly Service[],
): PackageTerms | null {
  if (option.time === null) return null;
  const hourPrice = (option.price / option.time) * hourMinutes;
  const included = new Set(services_included.map(({ id }) => id));
  const hours = services
    .filter(({ id }) => included.has(id))
    .flatMap(({ durations }) => durations)
    .filter(({ time }) => time === hourMinutes);
  const single = Math.min(...hours.map(({ price }) => price));
  const singleHour = Number.isFinite(single) && single > 0 ? single : null;
  const saves = singleHour === null ? 0 : 1 - hourPrice / singleHour;
  return {
    hourPrice,
    singleHour,
    // A tiny amount more, as 15% of 320 must not become 14.
    savesPercent: Math.max(0, Math.floor(saves * 100 + 1e-9)),
    validDays: option.validity_days,
  };
}
