import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';

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

/** One line of a printed document, in fils. */
export interface PrintedLine {
  readonly name: string;
  /** Missing in documents printed before it was introduced. */
  readonly nameAr?: string | null;
  readonly listFils: number;
  /**
   * For a credit note: the price sold at. Missing in documents printed before it was introduced.
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
  /** Of a credit note: the number of the invoice, and why. */
  readonly refersTo: string | null;
  readonly reason: string | null;
}

/** The printed content for some lines; up to `simplifiedUpToAed` without a name. */
export function snapshotOf(
  head: Letterhead,
  lines: readonly PrintedLine[],
  about: { readonly refersTo: string | null; readonly reason: string | null },
  simplifiedUpToAed: number,
): DocumentSnapshot {
  const grossFils = lines.reduce((sum, line) => sum + line.grossFils, 0);
  const vatFils = lines.reduce((sum, line) => sum + line.vatFils, 0);
  const simplified = grossFils <= simplifiedUpToAed * 100;
  return { head, lines: lines.map(printed), grossFils, vatFils, simplified, ...about };
}

/**
 * Only the printed part of a line: the reason for a reduction concerns a client, and is not kept
 * for years with the document.
 */
const printed = ({ name, nameAr, wholeFils, tax, ...line }: PrintedLine) => {
  const { listFils, grossFils, vatFils, basisPoints } = line;
  return {
    name,
    ...(nameAr === undefined ? {} : { nameAr }),
    ...(wholeFils === undefined ? {} : { wholeFils }),
    ...{ listFils, grossFils, vatFils, basisPoints },
    ...(tax === undefined ? {} : { tax }),
  };
};

/** The number as printed, such as INV-A-000001. */
export function nameOfDocument(
  kind: 'invoice' | 'credit_note',
  locationCode: string,
  number: number,
): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${locationCode}-${String(number).padStart(6, '0')}`;
}

/** What a search for a document means: digits alone are its number. */
export function searchedFor(find: string): { number: number | null; like: string | null } {
  const words = find.trim().toLowerCase();
  if (words === '') return { number: null, like: null };
  if (/^\d{1,9}$/.test(words)) return { number: Number(words), like: null };
  return { number: null, like: `%${words.replaceAll(/[\\%_]/g, '\\$&')}%` };
}
