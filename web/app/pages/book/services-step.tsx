import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useListCatalogueQuery } from '../../state/catalogue-api.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageSaleNote } from './package-sale-note.tsx';
import { ServiceCard } from './service-card.tsx';
import type { StepProps } from './use-wizard.ts';

/** Step 0. What was loaded last is painted at once and refreshed behind. */
export function ServicesStep({ form, act }: StepProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState('services');
  const { data, isError, isFetching, refetch } = useListCatalogueQuery();
  const kept = useAppSelector((state) => state.utils.allProducts);
  const products = data ?? (kept.services.length > 0 ? kept : undefined);

  if (!products && isError && !isFetching) return <LoadFailed onRetry={refetch} />;
  if (!products) return <Spinner label={t`Loading services...`} />;

  const packagePanel = (list: typeof products.packages, empty: string, onlyPrice = false) =>
    orEmpty(
      list.length,
      empty,
      <>
        <PackageSaleNote />
        <ul className="mt-5 grid items-start gap-5 md:grid-cols-2">
          {list.map((product) => (
            <PackageCard key={product.id} product={product} onlyPrice={onlyPrice} />
          ))}
        </ul>
      </>,
    );
  return (
    <Tabs
      label={t`Kinds of service`}
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'services',
          title: t`Individual Services`,
          panel: orEmpty(
            products.services.length,
            t`No services available`,
            <ul className="grid gap-5 md:grid-cols-2">
              {products.services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  chosenDurationId={form.service_durations[String(service.id)]}
                  onPick={(duration) => act({ do: 'pickDuration', service, duration })}
                />
              ))}
            </ul>,
          ),
        },
        {
          id: 'packages',
          title: t`Packages`,
          panel: packagePanel(products.packages, t`No packages available`),
        },
        {
          id: 'shared',
          title: t`Shared Packages`,
          panel: packagePanel(products.shared, t`No shared packages available`),
        },
        {
          id: 'unlimited',
          title: t`Unlimited Packages`,
          panel: packagePanel(products.unlimited, t`No unlimited packages available`, true),
        },
      ]}
    />
  );
}

function orEmpty(count: number, empty: string, full: ReactNode): ReactNode {
  return count > 0 ? full : <p className="text-muted">{empty}</p>;
}

function LoadFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="err" alert>
        <Trans>We could not load our services.</Trans>
      </Notice>
      <Button tone="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
