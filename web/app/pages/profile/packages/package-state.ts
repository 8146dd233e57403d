import type { OwnedPackage } from '@limber/contract/packages.ts';

export type PackageState = 'active' | 'expired' | 'inactive';

type Balance = Pick<
  OwnedPackage,
  'kind' | 'active' | 'remaining_time' | 'total_time' | 'expiry_date'
>;

/**
 * Inactive when the studio closed it; expired when its minutes are used up or its last day
 * (`YYYY-MM-DD`) has passed; otherwise active. For an unlimited package only the day counts.
 */
export function packageState(owned: Balance, today: string): PackageState {
  if (!owned.active) return 'inactive';
  if (owned.kind !== 'unlimited' && (owned.remaining_time ?? 0) <= 0) return 'expired';
  if (owned.expiry_date && owned.expiry_date < today) return 'expired';
  return 'active';
}

/** Used minutes in whole per cent; undefined where no bar is shown. */
export function usedPercent(owned: Balance): number | undefined {
  const { kind, remaining_time, total_time } = owned;
  if (kind === 'unlimited' || !total_time || total_time <= 0) return undefined;
  const used = total_time - (remaining_time ?? 0);
  return Math.round((Math.min(Math.max(used, 0), total_time) / total_time) * 100);
}
