import type { ServiceType } from '@limber/contract/appointments.ts';
import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { isPurchase, packageKindOf } from './service-types.ts';

/** A usable package with its product's name. */
export interface HeldPackage extends Omit<ActivePackage, 'others' | NamedBy> {
  name: string;
}

type NamedBy = 'package_option' | 'shared_package' | 'unlimited_package';

/** Usable packages of a kind, the next to use first. */
export function heldPackages(active: ActivePackages | undefined, kind: PackageKind): HeldPackage[] {
  const first = active?.[kind];
  return first ? [first, ...(first.others ?? [])].map(readHeld) : [];
}

/**
 * The client's package that blocks buying another of its kind, if any: it has minutes for a
 * session, or is unlimited and not expired. Packages owned by others do not count.
 */
export function blockingPackage(
  active: ActivePackages | undefined,
  serviceType: ServiceType,
): HeldPackage | undefined {
  const kind = packageKindOf(serviceType);
  if (kind === null || !isPurchase(serviceType)) return undefined;
  return heldPackages(active, kind).find(
    (held) =>
      held.owned &&
      !held.allows_another &&
      (held.remaining_time === null || held.remaining_time > 0),
  );
}

function readHeld({
  package_option: option,
  shared_package: shared,
  unlimited_package: unlimited,
  ...held
}: Omit<ActivePackage, 'others'>): HeldPackage {
  return { ...held, name: (shared ?? unlimited ?? option.package).name };
}
