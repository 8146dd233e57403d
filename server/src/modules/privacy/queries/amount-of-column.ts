import { minorUnits } from '@limber/contract/money/currency.ts';
import { type Expression, sql } from 'kysely';

/** A column of minor units as a decimal amount. */
export function amountOfColumn(fils: Expression<unknown>) {
  return sql<number>`${fils}::float8 / ${sql.lit(minorUnits())}`;
}
