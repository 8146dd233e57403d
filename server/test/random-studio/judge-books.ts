import type { Booked } from './taken.ts';

/** One sale as stored in the database, in minor units. */
export interface WrittenSale extends Booked {
  readonly id: string;
  /** What rounding of cash let off, each time; below zero: it added. */
  readonly roundedMinor: readonly number[];
  readonly lines: readonly {
    readonly thing: string;
    readonly grossMinor: number;
    readonly vatMinor: number;
    readonly backMinor: number;
    readonly backVatMinor: number;
    /** The package that it sells or pays for; null: a session. */
    readonly packageId: number | null;
  }[];
  readonly refunds: number;
  readonly documents: readonly {
    readonly kind: 'invoice' | 'credit_note';
    readonly number: number;
    readonly grossMinor: number;
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
  soldMinor,
  backMinor,
  tipsMinor,
  byMethod,
  roundedMinor,
}: WrittenSale): number {
  return soldMinor - backMinor + tipsMinor - sumOf(Object.values(byMethod)) - sumOf(roundedMinor);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, minor) => sum + minor, 0);

/** Half of the largest coin. */
const MOST_ROUNDED_MINOR = 50;

function judgeRounding(sale: WrittenSale, isRounded: boolean): string[] {
  const { id, roundedMinor, isVoided } = sale;
  const most = isRounded ? MOST_ROUNDED_MINOR : 0;
  // Voiding refunds everything at once.
  const isTooMuch = !isVoided && roundedMinor.some((minor) => Math.abs(minor) > most);
  return [
    ...(isTooMuch ? [`rounding lets ${roundedMinor} off of sale ${id}`] : []),
    ...(isVoided && sumOf(roundedMinor) !== 0 ? [`sale ${id} is void, and still rounded`] : []),
    // Only cash that settles a sale is rounded, and tips come with their money.
    ...(roundedMinor.length > 0 && !isVoided && dueOf(sale) !== 0
      ? [`sale ${id} was rounded, and ${dueOf(sale)} are due`]
      : []),
  ];
}

/** In one order, however they were added up. */
const byMethodOf = ({ byMethod: { cash, transfer, online, gift_card } }: Booked) => ({
  ...{ cash, transfer, online, gift_card },
});

function differences(sale: WrittenSale, expected: Booked | undefined): string[] {
  if (!expected) return [`sale ${sale.id} was never accepted`];
  const told = (of: Booked) =>
    JSON.stringify([
      of.soldMinor,
      of.backMinor,
      of.tipsMinor,
      byMethodOf(of),
      of.isVoided,
      of.refusedMinor,
    ]);
  const isOther = told(sale) !== told(expected);
  const due = dueOf(sale);
  return [
    ...(isOther ? [`sale ${sale.id} is ${told(sale)}, accepted was ${told(expected)}`] : []),
    // What the bank refused to give back is still to be handed back.
    ...(due < -sale.refusedMinor ? [`of sale ${sale.id} ${due} are due`] : []),
  ];
}

function judgeLines({ id, lines }: WrittenSale): string[] {
  return lines.flatMap((line) => {
    const { thing, grossMinor, vatMinor, backMinor, backVatMinor } = line;
    const isWhole = backMinor === grossMinor;
    const isRight = backMinor <= grossMinor && backVatMinor <= vatMinor;
    return isRight && (!isWhole || backVatMinor === vatMinor)
      ? []
      : [`of ${thing} in sale ${id} more goes back than it was sold for`];
  });
}

function judgeDocuments({ id, lines, documents, soldMinor, backMinor, refunds }: WrittenSale) {
  const grossOf = (kind: string) => {
    const those = documents.filter((each) => each.kind === kind);
    return [those.length, those.reduce((sum, each) => sum + each.grossMinor, 0)].join();
  };
  const invoiced = grossOf('invoice') === [lines.length > 0 ? 1 : 0, soldMinor].join();
  const credited = grossOf('credit_note') === [refunds, backMinor].join();
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
    .filter(({ grossMinor, backMinor }) => grossMinor === 0 || backMinor < grossMinor)
    .map(({ thing }) => thing);
  return standing
    .filter((thing, index) => standing.indexOf(thing) !== index)
    .map((thing) => `${thing} is sold twice`);
}

function judgePaid(sales: readonly WrittenSale[], paid: ReadonlySet<number>): string[] {
  const linesOf = (some: readonly WrittenSale[]) => some.flatMap(({ lines }) => lines);
  const inSales = linesOf(sales).map(({ packageId }) => packageId);
  const settled = linesOf(sales.filter((sale) => !sale.isVoided && dueOf(sale) === 0))
    .filter(({ grossMinor, backMinor }) => grossMinor === 0 || backMinor < grossMinor)
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
