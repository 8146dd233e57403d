import type { BookingPath } from '../../state/bookings-api.ts';

/** What is being booked: single services, a package bought with it, or a package already owned. */
export const serviceTypes = [
  'service',
  'package',
  'mypackage',
  'shared_package',
  'my_shared_package',
  'unlimited_package',
  'my_unlimited_package',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export type PurchaseType = 'package' | 'shared_package' | 'unlimited_package';
export type OwnedType = 'mypackage' | 'my_shared_package' | 'my_unlimited_package';

export type PackageKind = 'personal' | 'shared' | 'unlimited';

/** What buying a package of a kind is called, and using one. */
export const typesOfKind: Record<PackageKind, { purchase: PurchaseType; owned: OwnedType }> = {
  personal: { purchase: 'package', owned: 'mypackage' },
  shared: { purchase: 'shared_package', owned: 'my_shared_package' },
  unlimited: { purchase: 'unlimited_package', owned: 'my_unlimited_package' },
};

/** The kind of package behind a type, or null for single services. */
export function packageKindOf(type: ServiceType): PackageKind | null {
  switch (type) {
    case 'service':
      return null;
    case 'package':
    case 'mypackage':
      return 'personal';
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

/** Path below the API base that takes bookings of this type. */
export function bookingPathOf(type: ServiceType): BookingPath {
  switch (packageKindOf(type)) {
    case 'shared':
      return 'appointment/appointments/shared/';
    case 'unlimited':
      return 'appointment/appointments/unlimited/';
    default:
      return 'appointment/appointments/';
  }
}
