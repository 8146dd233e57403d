import type { Sale } from '@limber/contract/desk/till-values.ts';

/** What was sold in the books of a day: voided sales are none, and what is only paid on it was sold before. */
export function soldOn(day: string, sales: readonly Sale[]): { count: number; total: number } {
  const sold = sales.filter((sale) => sale.day === day && !sale.voided);
  const fils = sold.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  return { count: sold.length, total: fils / 100 };
}
