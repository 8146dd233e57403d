import type { Company } from '@limber/contract/desk/money/till-values.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { readDeskTerms } from '../../catalogue/settings/read-terms.ts';
import { findLetterhead, insertDocument, takeNumber } from '../queries/new-documents.ts';
import { nameOfDocument } from './document-number-rules.ts';
import { type PrintedLine, snapshotOf } from './printed-content-rules.ts';

/** What every document of a branch says, and up to which amount its invoices are simplified. */
export async function readHeading(trx: Trx, locationCode: string) {
  const [head, { simplified_up_to_aed: simplifiedUpTo }] = await Promise.all([
    findLetterhead(trx, locationCode),
    readDeskTerms(trx),
  ]);
  return { head, simplifiedUpTo };
}

/**
 * Writes the invoice of a sale, or a credit note, under the next number of its branch, and returns
 * its name. The number is taken last: the next document waits for this transaction.
 */
export async function issueDocument(
  trx: Trx,
  about: {
    locationCode: string;
    saleId: string;
    lines: readonly PrintedLine[];
    /** Left out: it is read. */
    heading?: Awaited<ReturnType<typeof readHeading>> | null;
    /** The name on a full (not simplified) document; left out where a company buys. */
    payerName?: string | null;
    buyer?: Company | undefined;
    /** The invoice that it replaces, or cancels as a credit note, and the drawer of today. */
    replaces?: { id: number; number: string; drawerId: number };
    /** Of a credit note; without a refund it cancels what is replaced. */
    credit?: { refundId: string | null; refersTo: string; reason: string | null };
  },
  now: Date,
): Promise<string> {
  const { locationCode, saleId, lines, payerName = null, buyer, replaces, credit } = about;
  const kind = credit ? 'credit_note' : 'invoice';
  const { refundId = null, refersTo = null, reason = null } = credit ?? {};
  const { head, simplifiedUpTo } = about.heading ?? (await readHeading(trx, locationCode));
  const said = {
    ...{ refersTo, reason },
    ...(buyer && { buyer }),
    ...(replaces && !credit && { replaces: replaces.number }),
  };
  const snapshot = snapshotOf(head, lines, said, simplifiedUpTo);
  const number = await takeNumber(trx, locationCode, kind);
  const name = nameOfDocument(kind, locationCode, number);
  await insertDocument(trx, {
    locationCode,
    kind,
    number,
    name,
    saleId,
    refundId,
    grossMinor: snapshot.grossFils,
    vatMinor: snapshot.vatFils,
    clientName: snapshot.simplified || buyer ? null : payerName,
    replaces: replaces ?? null,
    snapshot,
    at: now,
  });
  return name;
}
