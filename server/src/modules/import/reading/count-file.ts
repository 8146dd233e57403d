import type { ImportColumn, ImportFile } from '@limber/contract/desk/studio/import-file.ts';
import type {
  ImportedPackage,
  ImportedProduct,
  ImportField,
  ImportKind,
} from '@limber/contract/desk/studio/import-rows.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { LONGEST_DESK_NOTE, LONGEST_PROSE } from '@limber/contract/terms/texts.ts';
import { e164Or, plain } from '../row-key.ts';

type ReadRow = ImportFile['rows'][number];

/**
 * Columns of which single cells stay behind: a birthday without its year cannot be read, notes need
 * a consent, a long text is cut, a debt is no money on account, a past session needs no time, and a product no bar code.
 */
const CELLS_READ: Partial<
  Record<ImportKind, Partial<Record<ImportField, (row: ReadRow) => boolean>>>
> = {
  client: {
    birthday: ({ client }) => Boolean(client?.birthday),
    health_notes: ({ client }) => isUncut(client?.health_notes, LONGEST_PROSE),
    offers_by_mail: ({ client }) => Boolean(client?.offers_by_mail),
    offers_by_message: ({ client }) => Boolean(client?.offers_by_message),
    desk_note: ({ client }) => isUncut(client?.desk_note, LONGEST_DESK_NOTE),
    credit: ({ client }) => typeof client?.credit === 'number',
  },
  visit: {
    time: ({ visit }) => Boolean(visit?.time),
    minutes: ({ visit }) => Boolean(visit?.minutes),
  },
  product: {
    bar_code: ({ product }) => Boolean(product?.bar_code),
    stock: ({ product }) => typeof product?.stock === 'number',
  },
};

const isUncut = (text: string | null | undefined, most: number) =>
  Boolean(text) && (text?.length ?? 0) < most;

/** Of the columns of which single cells stay behind, how many are read. */
export function cellsReadOf(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  rows: readonly ReadRow[],
): Map<number, number> {
  return new Map(
    columns.flatMap(({ field, column }) => {
      const isRead = CELLS_READ[kind]?.[field];
      return isRead ? [[column, rows.filter(isRead).length]] : [];
    }),
  );
}

/** What a file says in total, with rows that will be refused: they are what is missing here. */
export function totalsOf(rows: readonly ReadRow[]): ImportFile['totals'] {
  const people = new Set(
    rows.flatMap(({ line, client, package: bought, booking, visit, product }) => {
      if (product) return [];
      const owner = (bought ?? booking ?? visit)?.owner;
      if (!owner) return client?.key ?? `line ${line}`;
      return owner.client_id ?? JSON.stringify([plain(owner.name), e164Or(owner.phone_number)]);
    }),
  );
  const packages = rows.flatMap((row) => row.package ?? []);
  const sum = (of: (row: ImportedPackage) => number | null) => {
    const known = packages.map(of).filter((each) => each !== null);
    return known.length === 0 ? null : known.reduce((all, each) => all + each, 0);
  };
  const value = sum((row) => row.value);
  const credits = rows.flatMap(({ client }) =>
    typeof client?.credit === 'number' ? minorOf(client.credit) : [],
  );
  const products = rows.flatMap(({ product }) => product ?? []);
  const stocks = products.flatMap(({ stock }) => stock ?? []);
  const productOf = ({ bar_code, product }: ImportedProduct) => bar_code ?? plain(product);
  return {
    people: people.size,
    minutes: sum((row) => row.minutes_left),
    value: value === null ? null : amountOf(minorOf(value)),
    credit: credits.length === 0 ? null : amountOf(credits.reduce((all, each) => all + each, 0)),
    visits: rows.some(({ visit }) => visit) ? rows.filter(({ visit }) => visit).length : null,
    products: products.length === 0 ? null : new Set(products.map(productOf)).size,
    pieces: stocks.length === 0 ? null : stocks.reduce((all, each) => all + each, 0),
  };
}
