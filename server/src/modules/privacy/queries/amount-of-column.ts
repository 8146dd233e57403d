import { minorUnits } from '@limber/contract/money/currency.ts';
import { type Expression, sql } from 'kysely';

/** A column of minor units as a decimal amount. */
export function amountOfColumn(minor: Expression<unknown>) {
  return sql<number>`${minor}::float8 / ${sql.lit(minorUnits())}`;
}
