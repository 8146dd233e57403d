import type { TillDay } from '@limber/contract/desk/money/till.ts';

/**
 * What was sold in the books of a day, less what went back on it: voided sales are none, and what is only paid
 * on it was sold before.
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
  const fils = sold.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  return { count: sold.length, total: (fils - Math.round(credited * 100)) / 100 };
}
