import type { Booked } from './taken.ts';

/** One sale as stored in the database, in fils. */
export interface WrittenSale extends Booked {
  readonly id: string;
  /** What rounding of cash let off, each time; below zero: it added. */
  readonly roundedFils: readonly number[];
  readonly lines: readonly {
    readonly thing: string;
    readonly grossFils: number;
    readonly vatFils: number;
    readonly backFils: number;
    readonly backVatFils: number;
    /** The package that it sells or pays for; null: a session. */
    readonly packageId: number | null;
  }[];
  readonly refunds: number;
  readonly documents: readonly {
    readonly kind: 'invoice' | 'credit_note';
    readonly number: number;
    readonly grossFils: number;
  }[];
}

/**
 * What the till must never have written, given what it has accepted; a sentence each.
 *
 * @param isRounded cash was rounded at some time
 */
export function judgeSales(
  sales: readonly WrittenSale[],
  taken: ReadonlyMap<string, Booked>,
  paidPackages: ReadonlySet<number>,
  isRounded: boolean,
): string[] {
  const unknown = [...taken.keys()].filter((id) => !sales.some((sale) => sale.id === id));
  return [
    ...unknown.map((id) => `sale ${id} was accepted and is not there`),
    ...sales.flatMap((sale) => [
      ...differences(sale, taken.get(sale.id)),
      ...judgeLines(sale),
      ...judgeDocuments(sale),
      ...judgeRounding(sale, isRounded),
    ]),
    ...judgeNumbers(sales, 'invoice'),
    ...judgeNumbers(sales, 'credit_note'),
    ...soldTwice(sales),
    ...judgePaid(sales, paidPackages),
  ];
}

/** What is still to be paid for a sale, including tips. */
export function dueOf({
  soldFils,
  backFils,
  tipsFils,
  byMethod,
  roundedFils,
}: WrittenSale): number {
  return soldFils - backFils + tipsFils - sumOf(Object.values(byMethod)) - sumOf(roundedFils);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, fils) => sum + fils, 0);

/** Half of the largest coin. */
const MOST_ROUNDED_FILS = 50;

function judgeRounding(sale: WrittenSale, isRounded: boolean): string[] {
  const { id, roundedFils, isVoided } = sale;
  const most = isRounded ? MOST_ROUNDED_FILS : 0;
  // Voiding refunds everything at once.
  const isTooMuch = !isVoided && roundedFils.some((fils) => Math.abs(fils) > most);
  return [
    ...(isTooMuch ? [`rounding lets ${roundedFils} off of sale ${id}`] : []),
    ...(isVoided && sumOf(roundedFils) !== 0 ? [`sale ${id} is void, and still rounded`] : []),
    // Only cash that settles a sale is rounded, and tips come with their money.
    ...(roundedFils.length > 0 && !isVoided && dueOf(sale) !== 0
      ? [`sale ${id} was rounded, and ${dueOf(sale)} are due`]
      : []),
  ];
}

/** In one order, however they were added up. */
const byMethodOf = ({ byMethod: { cash, transfer, online } }: Booked) => ({
  cash,
  transfer,
  online,
});

function differences(sale: WrittenSale, expected: Booked | undefined): string[] {
  if (!expected) return [`sale ${sale.id} was never accepted`];
  const told = (of: Booked) =>
    JSON.stringify([
      of.soldFils,
      of.backFils,
      of.tipsFils,
      byMethodOf(of),
      of.isVoided,
      of.refusedFils,
    ]);
  const isOther = told(sale) !== told(expected);
  const due = dueOf(sale);
  return [
    ...(isOther ? [`sale ${sale.id} is ${told(sale)}, accepted was ${told(expected)}`] : []),
    // What the bank refused to give back is still to be handed back.
    ...(due < -sale.refusedFils ? [`of sale ${sale.id} ${due} are due`] : []),
  ];
}

function judgeLines({ id, lines }: WrittenSale): string[] {
  return lines.flatMap((line) => {
    const { thing, grossFils, vatFils, backFils, backVatFils } = line;
    const isWhole = backFils === grossFils;
    const isRight = backFils <= grossFils && backVatFils <= vatFils;
    return isRight && (!isWhole || backVatFils === vatFils)
      ? []
      : [`of ${thing} in sale ${id} more goes back than it was sold for`];
  });
}

function judgeDocuments({ id, lines, documents, soldFils, backFils, refunds }: WrittenSale) {
  const grossOf = (kind: string) => {
    const those = documents.filter((each) => each.kind === kind);
    return [those.length, those.reduce((sum, each) => sum + each.grossFils, 0)].join();
  };
  const invoiced = grossOf('invoice') === [lines.length > 0 ? 1 : 0, soldFils].join();
  const credited = grossOf('credit_note') === [refunds, backFils].join();
  return invoiced && credited ? [] : [`the documents of sale ${id} say something else`];
}

function judgeNumbers(sales: readonly WrittenSale[], kind: string): string[] {
  const numbers = sales
    .flatMap(({ documents }) => documents.filter((each) => each.kind === kind))
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
  return numbers.every((number, index) => number === index + 1)
    ? []
    : [`numbers of ${kind}s have gaps: ${numbers}`];
}

function soldTwice(sales: readonly WrittenSale[]): string[] {
  const standing = sales
    .flatMap(({ lines }) => lines)
    .filter(({ grossFils, backFils }) => grossFils === 0 || backFils < grossFils)
    .map(({ thing }) => thing);
  return standing
    .filter((thing, index) => standing.indexOf(thing) !== index)
    .map((thing) => `${thing} is sold twice`);
}

function judgePaid(sales: readonly WrittenSale[], paid: ReadonlySet<number>): string[] {
  const linesOf = (some: readonly WrittenSale[]) => some.flatMap(({ lines }) => lines);
  const inSales = linesOf(sales).map(({ packageId }) => packageId);
  const settled = linesOf(sales.filter((sale) => !sale.isVoided && dueOf(sale) === 0))
    .filter(({ grossFils, backFils }) => grossFils === 0 || backFils < grossFils)
    .flatMap(({ packageId }) => packageId ?? []);
  return [
    ...settled
      .filter((id) => !paid.has(id))
      .map((id) => `nothing is due for package ${id}, and it is not paid`),
    ...[...paid]
      .filter((id) => !inSales.includes(id))
      .map((id) => `package ${id} is paid and in no sale`),
  ];
}
