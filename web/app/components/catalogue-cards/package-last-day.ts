import type { PackageOption } from '@limber/contract/catalogue.ts';
import { UNLIMITED_DAYS } from '@limber/contract/terms/packages.ts';
import { addDays } from '../../lib/dates.ts';

/**
 * Last day of use if bought today, not counting today; '' when it has none or today is not known
 * yet.
 */
export function lastDayOf(option: PackageOption, today: string | undefined): string {
  const days = option.time === null ? UNLIMITED_DAYS : option.validity_days;
  return days === null || today === undefined ? '' : addDays(today, days);
}
