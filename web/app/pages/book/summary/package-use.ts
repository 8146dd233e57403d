import type { BookingForm } from '../form/form.ts';
import { packageKindOf } from '../form/service-types.ts';

/** Minutes that a session takes from its package, and the balance after it; null: unlimited. */
export interface PackageUse {
  uses: number;
  leaves: number | null;
}

/** What the session takes from the package used or bought; null until known. */
export function packageUse({
  serviceType,
  allocatedMinutes: uses,
  maxDuration = 0,
}: Pick<BookingForm, 'serviceType' | 'allocatedMinutes' | 'maxDuration'>): PackageUse | null {
  const kind = packageKindOf(serviceType);
  if (kind === null || uses === null) return null;
  return { uses, leaves: kind === 'unlimited' ? null : Math.max(0, maxDuration - uses) };
}
