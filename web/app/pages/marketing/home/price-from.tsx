import type { Service, ServiceKind } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { formatAed } from '../../../lib/money.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';

/** The lowest price of a kind of service; its line is reserved until the catalogue is loaded. */
export function PriceFrom({ kind }: { kind: ServiceKind }) {
  const { data } = useListCatalogueQuery(undefined, { refetchOnMountOrArgChange: false });
  const price = data && lowestPrice(data.services, kind);
  const amount = price !== undefined && formatAed(price);
  return (
    <p className="mt-0.5 min-h-[1lh] text-sm font-semibold text-primary tabular-nums">
      {amount && <Trans>from {amount}</Trans>}
    </p>
  );
}

/** In AED, for the service that a link by this kind selects; undefined when there is none. */
export function lowestPrice(services: readonly Service[], kind: ServiceKind): number | undefined {
  const service = services.find((each) => each.kind === kind);
  const prices = service?.durations.map(({ price }) => price) ?? [];
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
