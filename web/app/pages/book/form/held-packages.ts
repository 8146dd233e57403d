import type { ServiceType } from '@limber/contract/appointments.ts';
import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { isPurchase, packageKindOf } from './service-types.ts';

/** A package that can be used now, under the name it is sold by. */
export interface HeldPackage extends Omit<ActivePackage, 'others' | NamedBy> {
  name: string;
}

type NamedBy = 'package_option' | 'shared_package' | 'unlimited_package';

/** All usable packages of a kind, the one to use next first. */
export function heldPackages(active: ActivePackages | undefined, kind: PackageKind): HeldPackage[] {
  const first = active?.[kind];
  return first ? [first, ...(first.others ?? [])].map(readHeld) : [];
}

/**
 * The held package that stands against buying another of its kind, if there is one: enough minutes are
 * left for a session, or it is unlimited and has not expired. Someone else's package does not count.
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
