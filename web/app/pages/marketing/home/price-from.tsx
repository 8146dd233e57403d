import type { Service } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { formatAed } from '../../../lib/format-amount.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';

/** The lowest price of a service, by its id; its line is reserved until the catalogue is loaded. */
export function PriceFrom({ service }: { service: number }) {
  const { data } = useListCatalogueQuery(undefined, { refetchOnMountOrArgChange: false });
  const price = data && lowestPrice(data.services, service);
  const amount = price !== undefined && formatAed(price);
  return (
    <p className="mt-0.5 min-h-[1lh] text-sm font-semibold text-primary tabular-nums">
      {amount && <Trans>from {amount}</Trans>}
    </p>
  );
}

/** In AED; undefined when it is not for sale. */
export function lowestPrice(services: readonly Service[], wanted: number): number | undefined {
  const service = services.find(({ id }) => id === wanted);
  const prices = service?.durations.map(({ price }) => price) ?? [];
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
