import { dividedBy, type PayFact } from './commission-and-hours-rules.ts';
import type {
  HeldRow,
  ProductRow,
  SessionRefundRow,
} from './queries/worth-of-sessions-products-and-tips.ts';

/** A fact of somebody's pay, with the instant that says its place in the month. */
export interface Dated {
  readonly therapistId: number;
  readonly at: Date;
  readonly fact: PayFact;
}

/** Each service of a session has its share of the value: by prices, or by minutes where it had none. */
function divided(minor: number, lines: HeldRow['lines']): number[] {
  const prices = lines.map(({ priceMinor }) => priceMinor);
  const isPriced = prices.some((price) => price > 0);
  return dividedBy(minor, isPriced ? prices : lines.map(({ minutes }) => minutes));
}

export function sessionFacts(row: HeldRow): Dated[] {
  const values = divided(row.valueMinor, row.lines);
  const minutes = dividedBy(
    row.minutes,
    row.lines.map((line) => line.minutes),
  );
  return row.lines.map(({ position, serviceId, name }, at) => ({
    ...{ therapistId: row.therapistId, at: row.startsAt },
    fact: {
      ...{ source: `session ${row.bookingId} ${position}`, kind: 'session', of: null },
      ...{ day: row.day, rateDay: row.day, location: row.location, name },
      ...{ bookingId: row.bookingId, saleLineId: null, serviceId, productId: null },
      ...{ minutes: minutes[at] ?? 0, baseMinor: values[at] ?? 0 },
    },
  }));
}

export function refundFacts(row: SessionRefundRow): Dated[] {
  const { bookingId, saleLineId } = row;
  const parts = divided(row.minor, row.lines);
  return row.lines.map(({ position, serviceId, name }, at) => ({
    ...{ therapistId: row.therapistId, at: row.at },
    fact: {
      source: `refund ${row.refundId} ${saleLineId} ${position}`,
      ...{ kind: 'refund', of: `session ${bookingId} ${position}` },
      ...{ day: row.day, rateDay: row.heldOn, location: row.location, name },
      ...{ bookingId, saleLineId, serviceId, productId: null },
      ...{ minutes: 0, baseMinor: parts[at] ?? 0 },
    },
  }));
}

export function productFact(row: ProductRow): Dated {
  const { saleLineId, productId, refundId } = row;
  const sale = `product ${saleLineId}`;
  return {
    ...{ therapistId: row.therapistId, at: row.at },
    fact: {
      source: refundId === null ? sale : `refund ${refundId} ${saleLineId}`,
      kind: refundId === null ? 'product' : 'refund',
      of: refundId === null ? null : sale,
      ...{ day: row.day, rateDay: row.soldOn, location: row.location, name: row.name },
      ...{ bookingId: null, saleLineId, serviceId: null, productId },
      ...{ minutes: 0, baseMinor: row.minor },
    },
  };
}
