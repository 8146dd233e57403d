import type { PackageKind } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { ServiceCard } from '../../../components/catalogue-cards/service-card.tsx';
import { useSignInModal } from '../../../components/sign-in/sign-in-modal.tsx';
import { useSwitches } from '../../../components/use-studio.ts';
import { formatDay } from '../../../lib/dates.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { BookingForm } from '../form/form.ts';
import { heldPackages } from '../form/held-packages.ts';
import { ownedIdOf } from '../form/pick-services.ts';
import { isOwned, packageKindOf } from '../form/service-types.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { NextFreeTimeLink } from './next-free-time-link.tsx';
import { PackagePanel } from './package-panel.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { useServiceOpenings } from './use-service-openings.ts';

type TabId = 'services' | PackageKind;

/** Step 0. Cached services are shown at once and refreshed in the background. */
export function ServicesStep({ form, act }: StepProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useListCatalogueQuery();
  const stored = useAppSelector((state) => state.utils.allProducts);
  // Rendered in chunks: an update from the store renders in one piece, and on a phone that blocks
  // input.
  const products = useDeferredValue(data ?? (stored.services.length > 0 ? stored : undefined));
  const { signedIn, active } = useHeldPackages();
  const [tab, setTab] = useState<TabId>(() => firstTab(form, active));
  const titles = useTabTitles(active);
  const switches = useSwitches();
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
  const isOffered = (id: TabId) =>
    id === 'services' ||
    id === 'regular' ||
    (id === 'shared' ? switches.shared_packages : switches.unlimited_packages) ||
    heldPackages(active, id).length > 0;
  const allTabs: { id: TabId; title: ReactNode; panel: ReactNode }[] = [
    {
      id: 'services',
      title: <Trans>Individual Services</Trans>,
      panel:
        products.services.length > 0 ? (
          <>
            <p className="-mt-2 mb-3 text-muted">
              <Trans>Take one, or put several into one visit.</Trans>
            </p>
            <ul className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-3 xl:[&>:last-child:nth-child(3n+1)]:col-span-3 md:max-xl:[&>:last-child:nth-child(odd)]:col-span-2">
              {products.services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  chosenDurationId={form.service_durations[String(service.id)]}
                  onPick={(duration) => act({ type: 'pickDuration', service, duration })}
                >
                  <NextFreeTimeLink {...nextOf(service)} />
                </ServiceCard>
              ))}
            </ul>
          </>
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
      panel: packagePanel('unlimited', products.unlimited, t`No unlimited packages available`),
    },
  ];
  return (
    <>
      {!signedIn && <PackageSignIn />}
      <Tabs
        label={t`Kinds of service`}
        selected={tab}
        onSelect={(id) => setTab(id as TabId)}
        tabs={allTabs.filter(({ id }) => isOffered(id))}
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

/** Lets a visitor who owns a package sign in without leaving the page. */
function PackageSignIn() {
  const modal = useSignInModal();
  return (
    <Button tone="quiet" className="-mt-3 mb-3 -ms-3 px-3!" onClick={() => modal.open()}>
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-start">
        <Trans>Have a package? Sign in to use it</Trans>
      </span>
    </Button>
  );
}

/** Clears the choice of an owned package that can no longer be used. */
function useDropUsedUp(form: BookingForm, act: FormDispatch, active: ActivePackages | undefined) {
  const kind = packageKindOf(form.serviceType);
  const id = ownedIdOf(form);
  const isMissing =
    active !== undefined &&
    kind !== null &&
    id !== null &&
    isOwned(form.serviceType) &&
    !heldPackages(active, kind).some((held) => held.id === id);
  useEffect(() => {
    if (isMissing) act({ type: 'dropOwned' });
  }, [isMissing, act]);
}

/** Titles of the package tabs, with the balance if the client has a usable package of the kind. */
function useTabTitles(active: ActivePackages | undefined): Record<PackageKind, string> {
  const { t } = useLingui();
  const [mine] = heldPackages(active, 'regular');
  const [shared] = heldPackages(active, 'shared');
  const [unlimited] = heldPackages(active, 'unlimited');
  const left = mine?.remaining_time ?? 0;
  const sharedLeft = shared?.remaining_time ?? 0;
  const expires = unlimited?.expiry_date ? formatDay(unlimited.expiry_date) : t`No expiry`;
  return {
    regular: mine ? t`My Package (${left} min)` : t`Packages`,
    shared: shared ? t`My Shared Package (${sharedLeft} min)` : t`Shared Packages`,
    unlimited: unlimited ? t`My Unlimited Package (Expires: ${expires})` : t`Unlimited Packages`,
  };
}
