import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { Emirate } from '@limber/contract/terms/reports.ts';
import type { DaySum, Measure } from './charts/chart-sums-rules.ts';
import type { TaxedRow } from './tax-return-rules.ts';

/** A day of a branch that had a drawer. */
export interface DrawerDay {
  readonly day: string;
  readonly location: string;
  readonly emirate: Emirate | null;
}

/** A day of a branch in its books, in minor units. */
export interface TakingsRow {
  readonly day: string;
  readonly location: string;
  readonly sold: number;
  readonly credited: number;
  readonly vat: number;
  readonly cash: number;
  readonly terminal: number;
  readonly transfer: number;
  readonly online: number;
  readonly credit: number;
  readonly giftCard: number;
  readonly giftCardsSold: number;
  /** Onto accounts of clients, less what was paid out of them. */
  readonly paidIn: number;
  readonly tips: number;
  /** What rounding of cash added. */
  readonly rounding: number;
}

/** Sales less credits of a branch at one rate and in one category on a day, in minor units. */
export interface VatRow {
  readonly day: string;
  readonly location: string;
  readonly basisPoints: number;
  readonly tax: TaxCategory;
  readonly gross: number;
  readonly vat: number;
}

/** What each day of each branch sold, credited and took, in all its drawers. */
export function takingsOf(days: readonly DrawerDay[], sums: readonly DaySum[]): TakingsRow[] {
  const amounts = new Map<string, number>();
  for (const { day, location, measure, key, amount } of sums) {
    const at = [day, location, measure, key].join(' ');
    amounts.set(at, (amounts.get(at) ?? 0) + amount);
  }
  return days.map(({ day, location }) => {
    const of = (measure: Measure, key = '') =>
      amounts.get([day, location, measure, key].join(' ')) ?? 0;
    return {
      ...{ day, location, sold: of('sold'), credited: of('credited') },
      vat: of('sold_vat') - of('credited_vat'),
      ...{ cash: of('paid', 'cash'), terminal: of('paid', 'terminal') },
      ...{ transfer: of('paid', 'transfer'), online: of('paid', 'online') },
      ...{ credit: of('paid', 'credit'), giftCard: of('paid', 'gift_card') },
      ...{ giftCardsSold: of('cards_sold'), paidIn: of('paid_in'), tips: of('tips') },
      rounding: 0 - of('paid', 'rounding'),
    };
  });
}

/** The VAT of each day of each branch by rate and category; a credit has those of its sale. */
export function vatOf(taxed: readonly TaxedSum[]): VatRow[] {
  const groups = Map.groupBy(taxed, ({ day, location, tax, basisPoints }) =>
    [day, location, tax, basisPoints].join(' '),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { day, location, tax, basisPoints } = first;
      return { day, location, tax, basisPoints, ...totalOf(group) };
    })
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        one.location.localeCompare(other.location) ||
        TURN.indexOf(one.tax) - TURN.indexOf(other.tax) ||
        other.basisPoints - one.basisPoints,
    );
}

/**
 * What is to be declared of days from `from` on (`YYYY-MM-DD`), by emirate of the branch, category and
 * rate: credits for sales of earlier days are adjustments.
 */
export function taxedOf(
  days: readonly DrawerDay[],
  taxed: readonly TaxedSum[],
  from: string,
): TaxedRow[] {
  const emirateOf = new Map(days.map(({ location, emirate }) => [location, emirate]));
  const isAdjustment = ({ soldOn }: TaxedSum) => soldOn !== null && soldOn < from;
  const groups = Map.groupBy(taxed, ({ location, tax, basisPoints }) =>
    [emirateOf.get(location) ?? '', tax, basisPoints].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const adjusted = totalOf(group.filter(isAdjustment));
    return {
      emirate: emirateOf.get(first.location) ?? null,
      ...{ tax: first.tax, basisPoints: first.basisPoints },
      ...totalOf(group.filter((each) => !isAdjustment(each))),
      ...{ adjustedGross: adjusted.gross, adjustedVat: adjusted.vat },
    };
  });
}

/** What a sum says of tax: of what was sold, or below zero of what was credited. */
export interface TaxedSum extends VatRow {
  /** Of what was credited: when it was sold. */
  readonly soldOn: string | null;
}

/** What the sums of some days say of tax. */
export function taxedIn(sums: readonly DaySum[]): TaxedSum[] {
  return sums.flatMap((sum) => taxedSum(sum) ?? []);
}

function taxedSum({ day, location, measure, key, amount }: DaySum): TaxedSum | undefined {
  const [kind = '', ofVat] = measure.split('_');
  if (kind !== 'taxed' && kind !== 'returned') return undefined;
  const [tax = 'standard', basisPoints = '0', soldOn = null] = key.split(' ');
  const signed = kind === 'returned' ? 0 - amount : amount;
  const [gross, vat] = ofVat === undefined ? [signed, 0] : [0, signed];
  return {
    ...{ day, location, tax: tax as TaxCategory, basisPoints: Number(basisPoints) },
    ...{ gross, vat, soldOn },
  };
}

const totalOf = (rows: readonly TaxedSum[]) => ({
  gross: rows.reduce((sum, { gross }) => sum + gross, 0),
  vat: rows.reduce((sum, { vat }) => sum + vat, 0),
});

const TURN = ['standard', 'zero_rated', 'exempt'];
