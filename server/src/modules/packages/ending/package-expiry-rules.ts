import { addDays } from '@limber/contract/clock/add-days.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import { UNLIMITED_DAYS } from '@limber/contract/terms/packages.ts';
import type { Entitlement } from '../minutes/minutes-left-rules.ts';

/**
 * Last day of use (`YYYY-MM-DD`) of a package bought on `day`, which itself is not counted; null:
 * no expiry. The booking page has the same calculation (`package-last-day.ts`).
 */
export function expiryOf(
  offer: { readonly kind: PackageKind; readonly validityDays: number | null },
  day: string,
): string | null {
  const days = offer.kind === 'unlimited' ? UNLIMITED_DAYS : offer.validityDays;
  return days === null ? null : addDays(day, days);
}

/** Has its last day passed on `today` (`YYYY-MM-DD`)? */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/**
 * Minutes that expire at once when a session returns minutes, `balanceMinutes` being the balance
 * with them: everything in a closed or expired package, and the minutes of a session that the
 * package was refunded for.
 */
export function lostOnReturn(
  {
    active,
    expiresOn,
    balanceMinutes,
  }: Pick<Entitlement, 'active' | 'expiresOn'> & {
    readonly balanceMinutes: number;
  },
  returned: { readonly minutes: number; readonly wasRefunded: boolean },
  today: string,
): number {
  if (!active || isExpired(expiresOn, today)) return balanceMinutes;
  return returned.wasRefunded ? returned.minutes : 0;
}

/**
 * A package as it is on `today` (`YYYY-MM-DD`): past its last day nothing is left, not even in an
 * unlimited one, whether or not the job has recorded its end in the ledger.
 */
export function asOf<Held extends Pick<Entitlement, 'expiresOn' | 'balanceMinutes'>>(
  owned: Held,
  today: string,
): Held {
  return isExpired(owned.expiresOn, today) ? { ...owned, balanceMinutes: 0 } : owned;
}
