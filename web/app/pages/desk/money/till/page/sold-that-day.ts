import type { TillDay } from '@limber/contract/desk/money/till.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';

/**
 * Total of a day's sales, less its refunds. Voided sales do not count; sales that were only paid on
 * the day belong to an earlier one.
 */
export function soldThatDay({
  day,
  sales,
  credited,
}: Pick<TillDay, 'day' | 'sales' | 'credited'>): {
  count: number;
  total: number;
} {
  const sold = sales.filter((sale) => sale.day === day && !sale.voided);
  const minor = sold.reduce((sum, { total }) => sum + minorOf(total), 0);
  return { count: sold.length, total: amountOf(minor - minorOf(credited)) };
}
