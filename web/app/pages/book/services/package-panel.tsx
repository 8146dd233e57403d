import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { lastDayOf } from '../../../components/catalogue-cards/package-last-day.ts';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { BookingForm } from '../form/form.ts';
import type { HeldPackage } from '../form/held-packages.ts';
import { ownedIdOf } from '../form/pick-services.ts';
import { typesOfKind } from '../form/service-types.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { OwnedPackageCard } from './owned-package-card.tsx';
import { PackageForSaleCard } from './package-for-sale-card.tsx';
import { PackageInTheWay } from './package-in-the-way.tsx';

interface Props {
  kind: PackageKind;
  onSale: readonly Package[];
  /** Shown when nothing of the kind is on sale. */
  empty: string;
  held: readonly HeldPackage[];
  /** The client's packages are loaded. */
  answered: boolean;
  form: BookingForm;
  act: FormDispatch;
}

/** One kind of package: the client's own first, below it those on sale. */
export function PackagePanel({ kind, onSale, empty, held, answered, form, act }: Props) {
  const { owned: ownedType, purchase } = typesOfKind[kind];
  const ownedId = form.serviceType === ownedType ? ownedIdOf(form) : null;
  const today = useServerToday();
  const { data: catalogue } = useListCatalogueQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const inTheWay = held.find((each) => each.owned && !each.allows_another);
  const chosenOptionId = form.serviceType === purchase ? form.package_balance_id : null;
  const pick = (product: Package, option: PackageOption) =>
    act({
      type: 'pickOption',
      serviceType: purchase,
      ...{ product, option, lastDay: lastDayOf(option, today) },
    });
  return (
    <div className="grid gap-5">
      {held.map((each) => (
        <OwnedPackageCard
          key={each.id}
          held={each}
          chosen={each.id === ownedId}
          sessionFor={form.sessionFor}
          onUse={() => act({ type: 'pickOwned', serviceType: ownedType, owned: each })}
          onSessionFor={(services) => act({ type: 'chooseIncluded', services })}
        />
      ))}
      {held.length > 0 && onSale.length > 0 && (
        <h2 className="mt-4 text-2xl font-bold">
          <Trans>Buy another</Trans>
        </h2>
      )}
      {inTheWay && onSale.length > 0 && <PackageInTheWay held={inTheWay} />}
      {answered && held.length === 0 && (
        <p className="text-muted">
          <Trans>You don't have any active packages</Trans>
        </p>
      )}
      {catalogue && !inTheWay && optionsWithMinutes(onSale) > 1 && (
        <PackageSlider
          products={onSale}
          services={catalogue.services}
          chosenOptionId={chosenOptionId}
          onPick={pick}
        />
      )}
      {onSale.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {onSale.map((product) => (
            <PackageForSaleCard
              key={product.id}
              product={product}
              services={catalogue?.services ?? none}
              onlyPrice={kind === 'unlimited'}
              inTheWay={inTheWay}
              chosenOptionId={chosenOptionId}
              sessionFor={form.sessionFor}
              onPick={(option) => pick(product, option)}
              onSessionFor={(services) => act({ type: 'chooseIncluded', services })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={empty} />
      )}
      {servedSite().gift_cards && (
        <Link
          to={paths.giftCards}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4"
        >
          <Trans>Give a gift card</Trans>
        </Link>
      )}
    </div>
  );
}

const optionsWithMinutes = (products: readonly Package[]) =>
  products.flatMap(({ options }) => options).filter(({ time }) => time !== null).length;

const none: Service[] = [];

/** Loaded with the first tab of packages that is opened; its place is reserved. */
const PackageSlider = lazyPart(
  async () => (await import('./package-slider/package-slider.tsx')).PackageSlider,
  {
    loading: <Skeleton className="h-110 rounded-card sm:h-96" />,
    missing: () => null,
  },
);
