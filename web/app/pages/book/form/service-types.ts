import type { ServiceType } from '@limber/contract/appointments.ts';
import type { PackageKind } from '@limber/contract/packages.ts';

export type OwnedType = Extract<ServiceType, `my${string}`>;
export type PurchaseType = Exclude<ServiceType, OwnedType | 'service'>;

/** Types for buying and for using a package, by kind. */
export const typesOfKind: Record<PackageKind, { purchase: PurchaseType; owned: OwnedType }> = {
  regular: { purchase: 'package', owned: 'mypackage' },
  shared: { purchase: 'shared_package', owned: 'my_shared_package' },
  unlimited: { purchase: 'unlimited_package', owned: 'my_unlimited_package' },
};

/** The kind of package of a type, or null for single services. */
export function packageKindOf(type: ServiceType): PackageKind | null {
  switch (type) {
    case 'service':
      return null;
    case 'package':
    case 'mypackage':
      return 'regular';
    case 'shared_package':
    case 'my_shared_package':
      return 'shared';
    case 'unlimited_package':
    case 'my_unlimited_package':
      return 'unlimited';
  }
}

export function isPurchase(type: ServiceType): type is PurchaseType {
  return type === 'package' || type === 'shared_package' || type === 'unlimited_package';
}

export function isOwned(type: ServiceType): type is OwnedType {
  return type !== 'service' && !isPurchase(type);
}
