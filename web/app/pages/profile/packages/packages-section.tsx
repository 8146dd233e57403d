import type { OwnedPackage, OwnedPackages } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { useServerNow } from '../../../components/use-server-now.ts';
import { dayOfInstant } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { paths } from '../../../paths.ts';
import { useReadOwnCreditQuery } from '../../../state/api/calls/accounts.ts';
import { useListOwnedPackagesQuery } from '../../../state/api/calls/packages.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingOrError, SkeletonCard } from '../../../ui/skeleton.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { PackageCard } from './package-card.tsx';

/** All packages of the client, by kind. */
export function PackagesSection() {
  const { t } = useLingui();
  const query = useListOwnedPackagesQuery();
  return (
    <section id="packages" aria-labelledby="packages-heading">
      <h2 id="packages-heading" className="display mb-5 text-3xl">
        <Trans>Your Packages</Trans>
      </h2>
      <OnAccount />
      <OpenInvitations />
      {query.data ? (
        <Groups packages={query.data} />
      ) : (
        <LoadingOrError
          of={query}
          failed={<Trans>We could not load your packages.</Trans>}
          label={t`Loading your packages...`}
          className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
        >
          <SkeletonCard lines={3} />
        </LoadingOrError>
      )}
    </section>
  );
}

/** What the studio owes the client on account. */
function OnAccount() {
  const { data } = useReadOwnCreditQuery();
  if (!data?.balance) return null;
  return (
    <p className="mb-5 font-semibold">
      <Trans>You have {formatAmount(data.balance)} on account at the studio.</Trans>
    </p>
  );
}

/** On a phone several packages are one row that is pushed along; each says its kind itself. */
const row =
  'max-md:-mx-[clamp(1rem,4vw,2.5rem)] max-md:snap-x max-md:scroll-px-4 max-md:auto-cols-[min(84vw,24rem)] max-md:grid-flow-col max-md:gap-3 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-[clamp(1rem,4vw,2.5rem)] max-md:[scrollbar-width:none]';

/** By the number of packages. */
const wide: Record<number, string> = { 1: 'xl:col-span-1', 2: 'xl:col-span-2' };
const columns: Record<number, string> = { 1: 'xl:grid-cols-1', 2: 'xl:grid-cols-2' };

function Groups({ packages }: { packages: OwnedPackages }) {
  const { t } = useLingui();
  const today = dayOfInstant(useServerNow());
  const groups: { id: string; title: string; owned: OwnedPackage[] }[] = [
    { id: 'personal', title: t`Personal`, owned: packages.user_packages },
    { id: 'shared', title: t`Shared`, owned: packages.shared_packages },
    { id: 'unlimited', title: t`Unlimited`, owned: packages.unlimited_packages },
  ];
  const filled = groups.filter(({ owned }) => owned.length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState
        icon={<Package />}
        title={<Trans>No packages yet</Trans>}
        action={
          <Link to={paths.booking} className={buttonClasses('primary')}>
            <Trans>Book Now</Trans>
          </Link>
        }
      >
        <Trans>Purchase a wellness package to get started!</Trans>
      </EmptyState>
    );
  }
  const count = filled.reduce((sum, { owned }) => sum + owned.length, 0);
  return (
    <div className={`${count > 1 ? row : ''} grid gap-8 xl:grid-cols-3 xl:gap-x-4`}>
      {filled.map(({ id, title, owned }) => (
        // Kinds with few packages share a row.
        <div key={id} className={`max-md:contents ${wide[owned.length] ?? 'xl:col-span-3'}`}>
          <h3 className="mb-3 text-lg font-bold max-md:sr-only">{title}</h3>
          <ul
            className={`grid gap-4 max-md:contents md:grid-cols-2 ${columns[owned.length] ?? 'xl:grid-cols-3'}`}
          >
            {owned.map((one) => (
              <PackageCard key={one.id} owned={one} today={today} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
