import type { BookingForm } from '../form/form.ts';
import { packageKindOf } from '../form/service-types.ts';

/** Minutes that a session takes from its package, and those it leaves; null: unlimited. */
export interface PackageUse {
  uses: number;
  leaves: number | null;
}

/** What the session takes from the package that is used or bought; null until that is known. */
export function packageUse({
  serviceType,
  allocatedMinutes: uses,
  maxDuration = 0,
}: Pick<BookingForm, 'serviceType' | 'allocatedMinutes' | 'maxDuration'>): PackageUse | null {
  const kind = packageKindOf(serviceType);
  if (kind === null || uses === null) return null;
  return { uses, leaves: kind === 'unlimited' ? null : Math.max(0, maxDuration - uses) };
}
