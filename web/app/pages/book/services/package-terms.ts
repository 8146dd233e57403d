import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';

/** What an option comes to, for who compares it with single sessions. */
export interface PackageTerms {
  /** AED for an hour of it. */
  hourPrice: number;
  /** Whole percent less than the same hour costs singly; 0: none, or nothing to compare it with. */
  savesPercent: number;
  /** Days after the day of purchase on which it can be used; null: without end. */
  validDays: number | null;
}

const hourMinutes = 60;

/**
 * The terms of an option; null for unlimited, whose hour has no price. It is compared with the least
 * expensive hour among the services that it includes, so that no saving is promised too high.
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
  const saves = Number.isFinite(single) && single > 0 ? 1 - hourPrice / single : 0;
  return {
    hourPrice,
    // A hair more, as 15% of 320 must not become 14.
    savesPercent: Math.max(0, Math.floor(saves * 100 + 1e-9)),
    validDays: option.validity_days,
  };
}
