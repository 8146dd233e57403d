import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { insertRows } from '../../../platform/database/rows-by-values.ts';
import type { Method } from '../sale-total-rules.ts';

/** Writes a sale. */
export async function insertSale(
  trx: Trx,
  sale: {
    id: string;
    locationCode: string;
    /** Null: nobody is named. */
    clientId: number | null;
    payerId: number | null;
    sellerId: number;
    drawerId: number;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('sales')
    .values({
      id: sale.id,
      location_code: sale.locationCode,
      client_id: sale.clientId,
      payer_id: sale.payerId,
      seller_id: sale.sellerId,
      drawer_id: sale.drawerId,
      at: sale.at,
    })
    .execute();
}

export interface NewLine {
  readonly bookingId: string | null;
  readonly packageId: number | null;
  readonly makesPackage: boolean;
  readonly productId: number | null;
  readonly giftCardId: number | null;
  readonly advisedBy: number | null;
  /** Of a product. */
  readonly pieces: number | null;
  readonly name: string;
  readonly nameAr: string | null;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly grossMinor: number;
  readonly because: string | null;
  readonly tax: TaxCategory;
  readonly basisPoints: number;
  readonly vatMinor: number;
}

/** Writes the lines of a sale, in their order, and returns their ids. */
export async function insertLines(
  trx: Trx,
  saleId: string,
  lines: readonly NewLine[],
): Promise<number[]> {
  if (lines.length === 0) return [];
  const rows = await trx
    .insertInto('sale_lines')
    .values(
      lines.map((line, index) => ({
        sale_id: saleId,
        position: index + 1,
        booking_id: line.bookingId,
        package_id: line.packageId,
        makes_package: line.makesPackage,
        retail_product_id: line.productId,
        gift_card_id: line.giftCardId,
        advised_by: line.advisedBy,
        pieces: line.pieces,
        name: line.name,
        name_ar: line.nameAr,
        list_fils: line.listMinor,
        discount_fils: line.discountMinor,
        gross_fils: line.grossMinor,
        reduced_because: line.because,
        tax_category: line.tax,
        vat_basis_points: line.basisPoints,
        vat_fils: line.vatMinor,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

/**
 * The context of money: a sale, its day in the books, the actor, and the refund that gives it back.
 */
export interface Booked {
  readonly saleId: string;
  readonly refundId: string | null;
  readonly drawerId: number;
  readonly actorId: number;
  readonly at: Date;
}

const columns = (booked: Booked) => ({
  sale_id: booked.saleId,
  refund_id: booked.refundId,
  drawer_id: booked.drawerId,
  actor_id: booked.actorId,
  at: booked.at,
});

/** Writes payments; of a refund, and of a lost dispute, their amounts are negative. */
export async function insertPayments(
  trx: Trx,
  booked: Booked & { readonly disputeId?: string },
  payments: readonly {
    method: Method;
    minor: number;
    reference: string | null;
  }[],
): Promise<void> {
  await insertRows(
    trx,
    'payments',
    payments.map(({ method, minor, reference }) => ({
      ...columns(booked),
      dispute_id: booked.disputeId ?? null,
      method,
      amount_fils: minor,
      reference,
    })),
  );
}

/** Writes what is paid in to the account of a client; of what is paid out the amounts are negative. */
export async function insertCreditPayments(
  trx: Trx,
  booked: {
    creditEntryId: string;
    drawerId: number;
    actorId: number;
    at: Date;
    /** The dispute in which it was lost. */
    disputeId?: string;
  },
  payments: readonly { method: Method; minor: number; reference: string | null }[],
): Promise<void> {
  await trx
    .insertInto('payments')
    .values(
      payments.map(({ method, minor, reference }) => ({
        credit_entry_id: booked.creditEntryId,
        dispute_id: booked.disputeId ?? null,
        drawer_id: booked.drawerId,
        actor_id: booked.actorId,
        at: booked.at,
        method,
        amount_fils: minor,
        reference,
      })),
    )
    .execute();
}

/** Writes tips; of a refund their amounts are negative. */
export async function insertTips(
  trx: Trx,
  booked: Booked,
  tips: readonly { therapistId: number; minor: number }[],
): Promise<void> {
  await insertRows(
    trx,
    'tips',
    tips.map(({ therapistId, minor }) => ({
      ...columns(booked),
      therapist_id: therapistId,
      amount_fils: minor,
    })),
  );
}

/** Records that money, or a whole sale, was given back, and how much of each line. */
export async function insertRefund(
  trx: Trx,
  refund: {
    id: string;
    saleId: string;
    drawerId: number;
    actorId: number;
    reason: string;
    voids: boolean;
    /** Because a bank decided so. */
    disputeId?: string | undefined;
    at: Date;
  },
  lines: readonly {
    lineId: number;
    grossMinor: number;
    vatMinor: number;
    minutes: number;
    /** Of a product: how many came back into stock. */
    piecesBack: number | null;
    reducesMinor: number | null;
    became: 'free' | 'owed' | 'stands' | null;
  }[],
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      id: refund.id,
      sale_id: refund.saleId,
      drawer_id: refund.drawerId,
      actor_id: refund.actorId,
      reason: refund.reason,
      voids: refund.voids,
      dispute_id: refund.disputeId ?? null,
      at: refund.at,
    })
    .execute();
  await insertRows(
    trx,
    'refund_lines',
    lines.map((line) => ({
      refund_id: refund.id,
      line_id: line.lineId,
      gross_fils: line.grossMinor,
      vat_fils: line.vatMinor,
      minutes: line.minutes,
      pieces: line.piecesBack,
      reduces_fils: line.reducesMinor,
      became: line.became,
    })),
  );
}

/** The sale of a refund, and the person who gave it; undefined when there is none. */
export async function findSaleOfRefund(trx: Trx, refundId: string) {
  return trx
    .selectFrom('refunds')
    .innerJoin('sales', 'sales.id', 'refunds.sale_id')
    .select([
      'sales.id as saleId',
      'sales.location_code as locationCode',
      'refunds.actor_id as actorId',
    ])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
}
