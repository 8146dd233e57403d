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
  readonly listFils: number;
  /**
   * For a credit note, and an invoice after a refund: the price sold at. Missing in documents
   * printed before it was introduced.
   */
  readonly wholeFils?: number;
  readonly grossFils: number;
  readonly vatFils: number;
  readonly basisPoints: number;
  /** Missing in documents printed before it was introduced: standard. */
  readonly tax?: TaxCategory;
}

/** Everything that was printed, except the client's name. */
export interface DocumentSnapshot {
  readonly head: Letterhead;
  readonly lines: readonly PrintedLine[];
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
  const grossFils = lines.reduce((sum, line) => sum + line.grossFils, 0);
  const vatFils = lines.reduce((sum, line) => sum + line.vatFils, 0);
  const simplified = isSimplified({ grossFils, buyer: about.buyer }, simplifiedUpTo);
  return { head, lines: lines.map(printed), grossFils, vatFils, simplified, ...about };
}

/**
 * Only the printed part of a line: the reason for a reduction concerns a client, and is not kept
 * for years with the document.
 */
const printed = ({ name, nameAr, pieces, wholeFils, tax, ...line }: PrintedLine) => {
  const { listFils, grossFils, vatFils, basisPoints } = line;
  return {
    name,
    ...(nameAr === undefined ? {} : { nameAr }),
    ...(pieces ? { pieces } : {}),
    ...(wholeFils === undefined ? {} : { wholeFils }),
    ...{ listFils, grossFils, vatFils, basisPoints },
    ...(tax === undefined ? {} : { tax }),
  };
};

/** What is still invoiced of the lines of a sale after their refunds; empty: nothing is. */
export function linesLeft(
  lines: readonly (PrintedLine & { readonly refundedFils: number })[],
): PrintedLine[] {
  return lines.flatMap((line) => {
    const { refundedFils, basisPoints } = line;
    if (refundedFils === 0) return line;
    const grossFils = line.grossFils - refundedFils;
    if (grossFils === 0) return [];
    const vatFils = line.vatFils - vatInside(refundedFils, basisPoints);
    return { ...line, wholeFils: line.grossFils, grossFils, vatFils };
  });
}
