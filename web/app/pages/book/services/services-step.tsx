import type { PackageKind } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { useAppSelector } from '../../../state/store.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { BookingForm } from '../form/form.ts';
import { heldPackages } from '../form/held-packages.ts';
import { packageKindOf } from '../form/service-types.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { PackagePanel } from './package-panel.tsx';
import { PackageSignIn } from './package-sign-in.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { useDropUsedUp } from './use-drop-used-up.ts';
import { useServiceOpenings } from './use-service-openings.ts';
import { useTabTitles } from './use-tab-titles.ts';

type TabId = 'services' | PackageKind;

/** Step 0. Cached services are shown at once and refreshed in the background. */
export function ServicesStep({ form, act }: StepProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useListCatalogueQuery();
  const kept = useAppSelector((state) => state.utils.allProducts);
  // Rendered in chunks: an update from the store renders in one piece, and on a phone that blocks
  // input.
  const products = useDeferredValue(data ?? (kept.services.length > 0 ? kept : undefined));
  const { signedIn, active } = useHeldPackages();
  const [tab, setTab] = useState<TabId>(() => firstTab(form, active));
  const titles = useTabTitles(active);
  const nextOf = useServiceOpenings(form);
  useDropUsedUp(form, act, active);

  if (!products && isError && !isFetching) {
    return <ErrorState title={t`We could not load our services.`} onRetry={refetch} />;
  }
  if (!products) return <ServicesSkeleton />;

  const packagePanel = (kind: PackageKind, onSale: typeof products.packages, empty: string) => (
    <PackagePanel
      kind={kind}
      onSale={onSale}
      empty={empty}
      held={heldPackages(active, kind)}
      answered={signedIn && active !== undefined}
      form={form}
      act={act}
    />
  );
  return (
    <>
      {!signedIn && <PackageSignIn />}
      <Tabs
        label={t`Kinds of service`}
        selected={tab}
        onSelect={(id) => setTab(id as TabId)}
        tabs={[
          {
            id: 'services',
            title: <Trans>Individual Services</Trans>,
            panel:
              products.services.length > 0 ? (
                <ul className="grid gap-5 md:grid-cols-2">
                  {products.services.map((service) => (
                    <ServiceCard
                      key={service.id}
                      service={service}
                      next={nextOf(service)}
                      chosenDurationId={form.service_durations[String(service.id)]}
                      onPick={(duration) => act({ type: 'pickDuration', service, duration })}
                    />
                  ))}
                </ul>
              ) : (
                <EmptyState title={t`No services available`} />
              ),
          },
          {
            id: 'regular',
            title: titles.regular,
            panel: packagePanel('regular', products.packages, t`No packages available`),
          },
          {
            id: 'shared',
            title: titles.shared,
            panel: packagePanel('shared', products.shared, t`No shared packages available`),
          },
          {
            id: 'unlimited',
            title: titles.unlimited,
            panel: packagePanel(
              'unlimited',
              products.unlimited,
              t`No unlimited packages available`,
            ),
          },
        ]}
      />
    </>
  );
}

/**
 * The tab of the choice or the last one opened; otherwise an owner's own package, then the
 * services.
 */
function firstTab(form: BookingForm, active: ActivePackages | undefined): TabId {
  const chosen = packageKindOf(form.serviceType);
  if (chosen || form.services.length > 0) return chosen ?? 'services';
  const own = (['regular', 'shared', 'unlimited'] as const).find(
    (kind) => heldPackages(active, kind).length > 0,
  );
  return own ?? 'services';
}
