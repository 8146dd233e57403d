import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { EMIRATES, type Emirate } from '@limber/contract/terms/reports.ts';

/** Sales less credits in an emirate at one rate and in one category, in minor units, for the tax return. */
export interface TaxedRow {
  /** Null: its branch has none. */
  readonly emirate: Emirate | null;
  readonly tax: TaxCategory;
  readonly basisPoints: number;
  /** Credits for sales of earlier days are not in it. */
  readonly gross: number;
  readonly vat: number;
  /** Credits for sales of days before the first, below zero. */
  readonly adjustedGross: number;
  readonly adjustedVat: number;
}

type Line = StudioReport['tax_return'][number];

/**
 * The lines of the tax return, as the boxes of form VAT 201 have them: standard-rated supplies of
 * each emirate at each rate (1a to 1g; 1 without an emirate), zero-rated (4) and exempt (5) ones,
 * and the sum of all (8). They add up to the reports of the days.
 */
export function taxReturnOf(rows: readonly TaxedRow[]): Line[] {
  const of = (tax: TaxedRow['tax']) => rows.filter((row) => row.tax === tax);
  const [zero, exempt] = [of('zero_rated'), of('exempt')];
  return [
    ...of('standard')
      .map((row) => lineOf(boxOf(row.emirate), [row], row.basisPoints / 100))
      .sort((a, b) => orderOf(a).localeCompare(orderOf(b))),
    ...(zero.length > 0 ? [lineOf('4', zero)] : []),
    ...(exempt.length > 0 ? [lineOf('5', exempt)] : []),
    ...(rows.length > 0 ? [lineOf('8', rows)] : []),
  ];
}

function boxOf(emirate: Emirate | null): Line['box'] {
  return EMIRATES.find(({ code }) => code === emirate)?.box ?? '1';
}

/** By box, the one without an emirate last, then the highest rate first. */
function orderOf({ box, percent }: Line): string {
  return `${box.padEnd(2, 'z')} ${(100 - (percent ?? 0)).toFixed(2).padStart(6, '0')}`;
}

function lineOf(box: Line['box'], rows: readonly TaxedRow[], percent: number | null = null): Line {
  const sum = (minor: (row: TaxedRow) => number) =>
    amountOf(rows.reduce((all, row) => all + minor(row), 0));
  return {
    box,
    percent,
    net: sum(({ gross, vat }) => gross - vat),
    vat: sum(({ vat }) => vat),
    adjusted_net: sum(({ adjustedGross, adjustedVat }) => adjustedGross - adjustedVat),
    adjusted_vat: sum(({ adjustedVat }) => adjustedVat),
  };
}
