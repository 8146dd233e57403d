import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import { isOurs, reasonIn } from '../../../platform/language/own-reasons.ts';
import { findDocument } from '../queries/documents.ts';
import type { StoredLine } from './printed-content-rules.ts';

/** An invoice or a credit note as it was printed. Refuses 404 an unknown number. */
export async function readDocument(db: Db | Trx, number: string): Promise<PrintedDocument> {
  const found = await findDocument(db, number);
  if (!found) throw refusal(404, UNKNOWN_DOCUMENT);
  const { head, lines, grossFils, vatFils, simplified, refersTo, reason, buyer, replaces } =
    found.snapshot;
  return {
    number: found.name,
    kind: found.kind,
    location: found.locationCode,
    sale_id: found.saleId,
    issued_at: found.issuedAt.toISOString(),
    simplified,
    client_name: found.clientName,
    buyer: buyer ?? null,
    sold_at: found.soldAt.toISOString(),
    replaces: replaces ?? null,
    replaced_by: found.replacedBy,
    brand: head.brand,
    legal_name: head.legalName,
    studio_address: head.studioAddress,
    branch_address: head.branchAddress,
    legal_name_ar: head.legalNameAr ?? null,
    branch_address_ar: head.branchAddressAr ?? null,
    phone: head.phone,
    trn: head.trn,
    refers_to: refersTo,
    reason,
    reason_ar: isOurs(reason) ? reasonIn(reason, 'ar') : null,
    lines: lines.map((line) => ({
      item: line.name,
      item_ar: line.nameAr ?? null,
      quantity: line.pieces ?? 1,
      // A credit note has no price before a reduction, though its invoice may have had one.
      list_price: amountOf(found.kind === 'invoice' ? line.listFils : line.grossFils),
      price: amountOf(line.grossFils),
      part_of: partOf(line),
      vat: amountOf(line.vatFils),
      vat_percent: line.basisPoints / 100,
      tax: line.tax ?? 'standard',
    })),
    total: amountOf(grossFils),
    vat: amountOf(vatFils),
    net: amountOf(grossFils - vatFils),
    payments: found.payments.map(({ method, minor }) => ({ method, amount: amountOf(minor) })),
    tip: amountOf(found.tipMinor),
    rounding: amountOf(-found.letOffMinor),
    due: amountOf(found.dueMinor),
    under_way: amountOf(found.underWayMinor),
    refused: amountOf(found.refusedMinor),
  };
}

function partOf({ grossFils, wholeFils = grossFils }: StoredLine): number | null {
  return grossFils < wholeFils ? amountOf(wholeFils) : null;
}

export const UNKNOWN_DOCUMENT = {
  en: 'We do not know an invoice or credit note of this number.',
  ar: 'لا نعرف فاتورة أو إشعاراً دائناً بهذا الرقم.',
};
