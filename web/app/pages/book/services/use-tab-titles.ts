import type { PackageKind } from '@limber/contract/packages.ts';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../lib/dates.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { heldPackages } from '../form/held-packages.ts';

/** Titles of the package tabs, with the balance if the client has a usable package of the kind. */
export function useTabTitles(active: ActivePackages | undefined): Record<PackageKind, string> {
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
