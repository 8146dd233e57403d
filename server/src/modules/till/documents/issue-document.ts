import type { Trx } from '../../../platform/database/db.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { findLetterhead, insertDocument, takeNumber } from '../queries/documents.ts';
import { type Letterhead, nameOfDocument, type PrintedLine, snapshotOf } from './document-rules.ts';

/**
 * Writes the invoice of a sale, or the credit note of a refund, under the next number of its
 * branch. The number is taken last: the next document waits for this transaction.
 */
export async function issueDocument(
  trx: Trx,
  about: {
    locationCode: string;
    saleId: string;
    lines: readonly PrintedLine[];
    /** The name on a full (not simplified) document. */
    payerName: string;
    /** Of a credit note. */
    refund?: { id: string; refersTo: string | null; reason: string };
  },
  now: Date,
): Promise<void> {
  const { locationCode, saleId, lines, payerName, refund } = about;
  const kind = refund ? 'credit_note' : 'invoice';
  const head = await readLetterhead(trx, locationCode);
  const { refersTo = null, reason = null } = refund ?? {};
  const { simplified_up_to_aed: most } = await readDeskTerms(trx);
  const snapshot = snapshotOf(head, lines, { refersTo, reason }, most);
  const number = await takeNumber(trx, locationCode, kind);
  await insertDocument(trx, {
    locationCode,
    kind,
    number,
    name: nameOfDocument(kind, locationCode, number),
    saleId,
    refundId: refund?.id ?? null,
    grossFils: snapshot.grossFils,
    vatFils: snapshot.vatFils,
    clientName: snapshot.simplified ? null : payerName,
    snapshot,
    at: now,
  });
}

/** The heading of a branch's documents, in both languages. */
export async function readLetterhead(trx: Trx, locationCode: string): Promise<Letterhead> {
  const head = await findLetterhead(trx, locationCode);
  const inArabic = await readNames(trx, 'ar');
  const said = (words: string) => (inArabic(words) === words ? null : inArabic(words));
  return {
    ...head,
    legalNameAr: said(head.legalName),
    branchAddressAr: said(head.branchAddress),
  };
}
