import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { readAccountState } from '../../platform/database/lock-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { findSale, listSales, type Named, type SaleFilter, type SaleRow } from './queries/sales.ts';
import { sumsOf } from './sale-total-rules.ts';

/** A sale in its present state. Refuses 404 a sale of another branch. */
export async function readSale(
  db: Db | Trx,
  filter: { id: string; locationCode: string },
): Promise<Sale> {
  const found = await findSale(db, filter);
  if (!found) throw unknownSale();
  return onWire(found);
}

/** A page of sales to a client or paid by them, newest first. Refuses 404 an unknown client. */
export async function listSalesTo(db: Db, filter: SaleFilter): Promise<Sale[]> {
  if ((await readAccountState(db, filter.clientId)) !== 'present') throw unknownClient();
  return (await listSales(db, filter)).map(onWire);
}

export function unknownSale() {
  return refusal(404, { en: 'We do not know this sale.', ar: 'لا نعرف عملية البيع هذه.' });
}

export function unknownClient() {
  return refusal(404, UNKNOWN_CLIENT);
}

/** A sale as the wire has it. */
export function onWire(row: SaleRow): Sale {
  const sums = sumsOf(row);
  return {
    id: row.id,
    location: row.locationCode,
    day: row.day,
    at: row.at.toISOString(),
    client: row.client && named(row.client),
    payer: row.payer && named(row.payer),
    seller: row.seller,
    lines: row.lines.map((line) => ({
      id: line.id,
      name: line.name,
      name_ar: line.nameAr,
      booking_id: line.bookingId,
      owned_package_id: line.packageId,
      product_id: line.productId,
      gift_card_id: line.giftCardId,
      pieces: line.pieces,
      advised_by: line.advisedBy,
      list_price: amountOf(line.listMinor),
      price: amountOf(line.grossMinor),
      vat: amountOf(line.vatMinor),
      tax: line.tax,
      reason: line.because,
      refunded: amountOf(line.refundedMinor),
      reduced: amountOf(line.reducedMinor),
      became: line.became,
    })),
    payments: row.payments.flatMap(({ method, minor, reference, at, by, cardRefund }) =>
      method === 'rounding'
        ? []
        : {
            method,
            amount: amountOf(minor),
            reference,
            at: new Date(at).toISOString(),
            taken_by: by,
            card_refund: cardRefund,
          },
    ),
    givers: row.givers.map(giverOnWire),
    tips: row.tips.map(({ therapistId, therapist, minor }) => ({
      therapist_id: therapistId,
      therapist,
      amount: amountOf(minor),
    })),
    total: amountOf(sums.totalMinor),
    vat: amountOf(sums.vatMinor),
    refunded: amountOf(sums.refundedMinor),
    paid: amountOf(sums.paidMinor),
    rounding: amountOf(-sums.letOffMinor),
    due: amountOf(Math.max(0, sums.dueMinor)),
    overpaid: amountOf(Math.max(0, -sums.dueMinor)),
    voided: row.voided,
    documents: [...row.documents],
  };
}

/** The therapist of a session, on the wire. */
export function giverOnWire({ therapistId, therapist }: SaleRow['givers'][number]) {
  return { therapist_id: therapistId, therapist };
}

/** Somebody as the wire names them. */
export function named({ id, firstName, lastName }: Named) {
  return { id, first_name: firstName, last_name: lastName };
}
