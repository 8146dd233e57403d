import { byOrderOfUse } from '@limber/contract/terms/which-package-pays-first.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { type HeldPackage, heldPackages } from '../form/held-packages.ts';

/** A session that a package may pay for. */
interface PlannedSession {
  serviceIds: readonly number[];
  minutes: number;
  /** `YYYY-MM-DD`; left out: any day. */
  date?: string | undefined;
}

/**
 * The client's package that would pay for a session, the first in order of use. Undefined: none
 * includes all services, has the minutes and is valid that day.
 */
export function coveringPackage(
  active: ActivePackages | undefined,
  { serviceIds, minutes, date }: PlannedSession,
): HeldPackage | undefined {
  if (serviceIds.length === 0) return undefined;
  const covers = ({ services_included, remaining_time, expiry_date, taken_days }: HeldPackage) =>
    serviceIds.every((wanted) => services_included.some(({ id }) => id === wanted)) &&
    (remaining_time === null || remaining_time >= minutes) &&
    (date === undefined || expiry_date === null || date <= expiry_date) &&
    !(date !== undefined && taken_days?.includes(date));
  const expiring = (owned: HeldPackage) => ({ ...owned, expiresOn: owned.expiry_date });
  return (['regular', 'shared', 'unlimited'] as const)
    .flatMap((kind) => heldPackages(active, kind))
    .filter(covers)
    .toSorted((one, other) => byOrderOfUse(expiring(one), expiring(other)))[0];
}
