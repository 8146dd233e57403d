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

/** The kind of package behind a type, or null for single services. */
export function packageKindOf(type: ServiceType): 'personal' | 'shared' | 'unlimited' | null {
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

/** Path below the API base that takes bookings of this type. */
export function bookingPathOf(type: ServiceType): string {
  switch (packageKindOf(type)) {
    case 'shared':
      return 'appointment/appointments/shared/';
    case 'unlimited':
      return 'appointment/appointments/unlimited/';
    default:
      return 'appointment/appointments/';
  }
}
