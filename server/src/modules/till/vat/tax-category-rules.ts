import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';

/** The categories of a service or package, latest first. */
type History = readonly { readonly validFrom: string; readonly category: TaxCategory }[];

/** How something is taxed on a day (`YYYY-MM-DD`); before its first category as everything else. */
export function categoryOn(history: History, day: string): TaxCategory {
  return history.find(({ validFrom }) => validFrom <= day)?.category ?? 'standard';
}

/**
 * The services of a package that are taxed otherwise than the package on a day, by themselves. The
 * package is taxed as a whole, by its own category.
 */
export function differingFrom<Service extends { readonly id: number; readonly history: History }>(
  { history, serviceIds }: { readonly history: History; readonly serviceIds: readonly number[] },
  services: readonly Service[],
  day: string,
): (Service & { readonly category: TaxCategory })[] {
  const whole = categoryOn(history, day);
  return services
    .filter(({ id }) => serviceIds.includes(id))
    .map((service) => ({ ...service, category: categoryOn(service.history, day) }))
    .filter(({ category }) => category !== whole);
}
