import { vatInside } from '@limber/contract/money/vat-inside.ts';
import { SIMPLIFIED_UP_TO } from '@limber/contract/terms/till.ts';
import { nameOfDocument } from '../../src/modules/till/documents/document-number-rules.ts';
import {
  type Letterhead,
  snapshotOf,
} from '../../src/modules/till/documents/printed-content-rules.ts';
import { findLetterhead } from '../../src/modules/till/queries/new-documents.ts';
import { findPersonName } from '../../src/modules/till/queries/sales.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import { insertRows } from '../insert-rows.ts';
import type { PlannedPayment, PlannedSale } from './plan-sale.ts';

/** The last number of each branch's invoices, and their heading. */
export type Series = Map<string, { number: number; head: Letterhead }>;

/** The series of invoices before the first. */
export async function openSeries(trx: Trx, branches: readonly string[]): Promise<Series> {
  const series: Series = new Map();
  for (const branch of branches) {
    series.set(branch, { number: 0, head: await findLetterhead(trx, branch) });
  }
  return series;
}

type Day = {
  drawers: ReadonlyMap<string, number>;
  series: Series;
  basisPoints: number;
  sales: readonly PlannedSale[];
  /** Includes payments for earlier sales. */
  payments: readonly { sale: PlannedSale; payment: PlannedPayment }[];
};

/**
 * Writes the sales and payments of a day, with invoices: the same rows that selling one by one
 * would write.
 */
export async function writeSales(trx: Trx, day: Day): Promise<void> {
  const { sales, drawers } = day;
  const drawerOf = ({ branch }: PlannedSale) => drawers.get(branch) as number;
  const documents = [];
  for (const sale of sales) documents.push(await documentRow(trx, sale, day));
  const tipped = sales.flatMap((sale) => (sale.tip ? [{ sale, tip: sale.tip }] : []));
  // Sent at once, and carried out in this order.
  await Promise.all([
    insertRows(
      trx,
      'sales',
      sales.map((sale) => ({
        id: sale.id,
        location_code: sale.branch,
        client_id: sale.clientId,
        payer_id: sale.payerId,
        seller_id: sale.sellerId,
        drawer_id: drawerOf(sale),
        at: sale.at.toISOString(),
      })),
    ),
    insertRows(
      trx,
      'sale_lines',
      sales.map((sale) => lineRow(sale, day.basisPoints)),
    ),
    insertRows(
      trx,
      'tips',
      tipped.map(({ sale, tip }) => ({
        sale_id: sale.id,
        drawer_id: drawerOf(sale),
        therapist_id: tip.therapistId,
        amount_fils: tip.minor,
        actor_id: sale.sellerId,
        at: sale.at.toISOString(),
      })),
    ),
    insertRows(
      trx,
      'payments',
      day.payments.map(({ sale, payment }) => ({
        sale_id: sale.id,
        drawer_id: drawerOf(sale),
        method: payment.method,
        amount_fils: payment.minor,
        reference: payment.reference,
        actor_id: sale.sellerId,
        at: payment.at.toISOString(),
      })),
    ),
    insertRows(trx, 'tax_documents', documents),
  ]);
}

function lineRow({ id, line }: PlannedSale, basisPoints: number) {
  return {
    sale_id: id,
    position: 1,
    booking_id: line.bookingId,
    package_id: line.packageId,
    makes_package: line.makesPackage,
    name: line.name,
    name_ar: line.nameAr,
    list_fils: line.listMinor,
    discount_fils: line.discountMinor,
    gross_fils: line.grossMinor,
    reduced_because: line.because,
    vat_basis_points: basisPoints,
    vat_fils: vatInside(line.grossMinor, basisPoints),
  };
}

async function documentRow(trx: Trx, sale: PlannedSale, { series, basisPoints }: Day) {
  const { id, branch, line, at } = sale;
  const own = series.get(branch);
  if (!own) throw new Error(`Nothing is sold at ${branch}.`);
  own.number += 1;
  const vatMinor = vatInside(line.grossMinor, basisPoints);
  const printed = [{ ...line, basisPoints, vatMinor }];
  const about = { refersTo: null, reason: null };
  const snapshot = snapshotOf(own.head, printed, about, SIMPLIFIED_UP_TO);
  return {
    location_code: branch,
    kind: 'invoice',
    number: own.number,
    name: nameOfDocument('invoice', branch, own.number),
    sale_id: id,
    gross_fils: snapshot.grossFils,
    vat_fils: snapshot.vatFils,
    issued_at: at.toISOString(),
    client_name: snapshot.simplified ? null : await findPersonName(trx, sale.payerId),
    snapshot: snapshot as never,
  };
}
