import type { PrintedDocument } from '@limber/contract/desk/drawers.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { aedOf } from '../../platform/money.ts';
import { findDocument } from './queries/documents.ts';

/** An invoice or a credit note of a branch as it was printed. Refuses 404 what is none of it. */
export async function readDocument(
  db: Db,
  locationCode: string,
  number: string,
): Promise<PrintedDocument> {
  const found = await findDocument(db, locationCode, number);
  if (!found) throw refusal(404, UNKNOWN);
  const { head, lines, grossFils, vatFils, simplified, refersTo, reason } = found.snapshot;
  return {
    number: found.name,
    kind: found.kind as PrintedDocument['kind'],
    issued_at: found.issuedAt.toISOString(),
    simplified,
    client_name: found.clientName,
    brand: head.brand,
    legal_name: head.legalName,
    studio_address: head.studioAddress,
    branch_address: head.branchAddress,
    phone: head.phone,
    trn: head.trn,
    refers_to: refersTo,
    reason,
    lines: lines.map((line) => ({
      name: line.name,
      list_price: aedOf(line.listFils),
      price: aedOf(line.grossFils),
      vat: aedOf(line.vatFils),
      vat_percent: line.basisPoints / 100,
    })),
    total: aedOf(grossFils),
    vat: aedOf(vatFils),
    net: aedOf(grossFils - vatFils),
  };
}

const UNKNOWN = {
  en: 'We do not know an invoice or credit note of this number.',
  ar: 'لا نعرف فاتورة أو إشعاراً دائناً بهذا الرقم.',
};
