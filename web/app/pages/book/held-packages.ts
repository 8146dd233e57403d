import type { ActivePackage } from '@limber/contract/packages.ts';
import type { ActivePackages } from '../../state/packages-api.ts';
import type { OwnedPackage } from './pick-services.ts';
import { isPurchase, type PackageKind, packageKindOf, type ServiceType } from './service-types.ts';

/** A package that can be used now. */
export interface HeldPackage extends OwnedPackage {
  kind: PackageKind;
  /** Minutes bought; null for unlimited. */
  total_time: number | null;
  /** False: someone else's that is shared with the client. */
  owned: boolean;
}

/** All usable packages of a kind, the one to use next first. */
export function heldPackages(active: ActivePackages | undefined, kind: PackageKind): HeldPackage[] {
  const first = active?.[kind === 'personal' ? 'regular' : kind];
  return first ? [first, ...(first.others ?? [])].map((held) => readHeld(held, kind)) : [];
}

/**
 * The held package that stands against buying another of its kind, if there is one: minutes are
 * left, or it is unlimited and has not expired. Someone else's package does not count.
 */
export function blockingPackage(
  active: ActivePackages | undefined,
  serviceType: ServiceType,
): HeldPackage | undefined {
  const kind = packageKindOf(serviceType);
  if (kind === null || !isPurchase(serviceType)) return undefined;
  return heldPackages(active, kind).find(
    (held) => held.owned && (held.remaining_time === null || held.remaining_time > 0),
  );
}

function readHeld(held: Omit<ActivePackage, 'others'>, kind: PackageKind): HeldPackage {
  const product = held.package_option.package;
  const named = (kind === 'shared' ? held.shared_package : held.unlimited_package) ?? product;
  return {
    id: held.id,
    kind,
    name: named.name,
    remaining_time: kind === 'unlimited' ? null : held.remaining_time,
    total_time: held.total_time,
    expiry_date: held.expiry_date,
    services_included: held.services_included,
    owned: held.owned,
  };
}
