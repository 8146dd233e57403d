import { stringify } from 'csv-stringify/sync';

/** The content of a cell. */
export type Cell = string | number | null;

/**
 * A table as a CSV file that spreadsheets open as it is: UTF-8 with its mark, commas, lines ended as RFC
 * 4180 says. A text that a spreadsheet would take for a formula begins with an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection); numbers stay numbers.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvHead(head) + csvRows(rows);
}

/** The beginning of such a file, to which {@link csvRows} are added as they come. */
export function csvHead(head: readonly string[]): string {
  return MARK + csvRows([head]);
}

/** Rows of such a file. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(cellText)),
    {
      record_delimiter: 'windows',
      escape_formulas: true,
      // A negative number is not a formula: only texts are checked.
      cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
    },
  );
}

/** Without it spreadsheets take UTF-8 for something else. */
const MARK = '\uFEFF';

const cellText = (cell: Cell) => cell ?? '';
