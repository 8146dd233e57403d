import type { Company, TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import { vatInside } from '@limber/contract/money/vat-inside.ts';
import { isSimplified } from './full-or-simplified-invoice-rules.ts';

/** The heading of a printed document. */
export interface Letterhead {
  readonly brand: string;
  readonly legalName: string;
  readonly studioAddress: string;
  readonly branchAddress: string;
  readonly phone: string;
  /** The studio's Arabic name; missing in documents printed before it was introduced. */
  readonly legalNameAr?: string | null;
  readonly branchAddressAr?: string | null;
  /** Tax registration number. */
  readonly trn: string | null;
}

/** One line of a printed document, in minor units. */
export interface PrintedLine {
  readonly name: string;
  /** Missing in documents printed before it was introduced. */
  readonly nameAr?: string | null;
  /** Of a product; missing or null: one. */
  readonly pieces?: number | null;
  readonly listMinor: number;
  /**
   * For a credit note, and an invoice after a refund: the price sold at. Missing in documents
   * printed before it was introduced.
   */
  readonly wholeMinor?: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly basisPoints: number;
  /** Missing in documents printed before it was introduced: standard. */
  readonly tax?: TaxCategory;
}

/**
 * A line as its document keeps it. Stored, as all of the snapshot: old documents and the version before
 * have these names, so they stay, and say fils for minor units of any currency.
 */
export interface StoredLine
  extends Omit<PrintedLine, 'listMinor' | 'wholeMinor' | 'grossMinor' | 'vatMinor'> {
  readonly listFils: number;
  readonly wholeFils?: number;
  readonly grossFils: number;
  readonly vatFils: number;
}

/** Everything that was printed, except the client's name; stored, so the names stay. */
export interface DocumentSnapshot {
  readonly head: Letterhead;
  readonly lines: readonly StoredLine[];
  readonly grossFils: number;
  readonly vatFils: number;
  readonly simplified: boolean;
  /** Of a credit note: the number of the invoice, and why; null: the invoice was replaced. */
  readonly refersTo: string | null;
  readonly reason: string | null;
  /** Of a full tax invoice to a company, and its credit notes. */
  readonly buyer?: Company;
  /** The number of the invoice in whose place it was issued. */
  readonly replaces?: string;
}

/** The printed content for some lines; `simplifiedUpTo` as for `isSimplified`. */
export function snapshotOf(
  head: Letterhead,
  lines: readonly PrintedLine[],
  about: Pick<DocumentSnapshot, 'refersTo' | 'reason' | 'buyer' | 'replaces'>,
  simplifiedUpTo: number,
): DocumentSnapshot {
  const grossMinor = lines.reduce((sum, line) => sum + line.grossMinor, 0);
  const vatMinor = lines.reduce((sum, line) => sum + line.vatMinor, 0);
  const simplified = isSimplified({ grossMinor, buyer: about.buyer }, simplifiedUpTo);
  const sums = { grossFils: grossMinor, vatFils: vatMinor };
  return { head, lines: lines.map(stored), ...sums, simplified, ...about };
}

/**
 * Only the printed part of a line: the reason for a reduction concerns a client, and is not kept
 * for years with the document.
 */
const stored = ({ name, nameAr, pieces, wholeMinor, tax, ...line }: PrintedLine): StoredLine => {
  const { listMinor, grossMinor, vatMinor, basisPoints } = line;
  return {
    name,
    ...(nameAr === undefined ? {} : { nameAr }),
    ...(pieces ? { pieces } : {}),
    ...(wholeMinor === undefined ? {} : { wholeFils: wholeMinor }),
    ...{ listFils: listMinor, grossFils: grossMinor, vatFils: vatMinor, basisPoints },
    ...(tax === undefined ? {} : { tax }),
  };
};

/** What is still invoiced of the lines of a sale after their refunds; empty: nothing is. */
export function linesLeft(
  lines: readonly (PrintedLine & { readonly refundedMinor: number })[],
): PrintedLine[] {
  return lines.flatMap((line) => {
    const { refundedMinor, basisPoints } = line;
    if (refundedMinor === 0) return line;
    const grossMinor = line.grossMinor - refundedMinor;
    if (grossMinor === 0) return [];
    const vatMinor = line.vatMinor - vatInside(refundedMinor, basisPoints);
    return { ...line, wholeMinor: line.grossMinor, grossMinor, vatMinor };
  });
}
