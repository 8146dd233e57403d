import type { Appointment } from '@limber/contract/appointments.ts';
import { formatAmount } from '../../../lib/format-amount.ts';

/** What a session costs once it is cancelled late, where that is not its price; null: it counts as used. */
export function feeOf({ late_fee: fee }: Pick<Appointment, 'late_fee'>): string | null {
  return fee === undefined ? null : formatAmount(fee);
}
