import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { takeBackMinutes } from '../packages/take-back-minutes.ts';
import type { TillDeps } from './deps.ts';
import { issueDocument } from './documents/issue-document.ts';
import { lockBookingsToSell } from './queries/asked.ts';
import {
  findPersonName,
  insertPayments,
  insertRefund,
  insertTips,
  type SaleRow,
} from './queries/sales.ts';
import { tellOfSale } from './queries/tell-of-sale.ts';
import { listOwedBack } from './queries/worth.ts';
import { refusePrice, vatBack } from './rules.ts';

/** How much of a line goes back. */
export interface RefundedPart {
  readonly line: SaleRow['lines'][number];
  readonly grossFils: number;
  /** To be taken out of its package; null: all that is left. */
  readonly minutes: number | null;
  /** The package cannot be used any more. */
  readonly closesPackage: boolean;
}

/** What goes back of a sale; amounts are what is given back, in fils. */
export interface RefundToWrite {
  readonly drawerId: number;
  readonly reason: string;
  readonly voids: boolean;
  readonly parts: readonly RefundedPart[];
  readonly payments: readonly {
    readonly method: 'cash' | 'terminal' | 'transfer';
    readonly fils: number;
    readonly reference: string | null;
  }[];
  readonly tips: readonly { readonly therapistId: number; readonly fils: number }[];
  /** What of a price they take off by themselves, in percent; 100 for all of it. */
  readonly mostPercent: number;
}

/**
 * Writes what goes back of a locked sale: minutes out of packages, the refund, the money, the credit
 * note. Refuses 409 more minutes than a package has left, 403 to take more off a session's price than they may.
 */
export async function writeRefund(
  trx: Trx,
  deps: { readonly random: Pick<TillDeps['random'], 'uuid'> },
  actor: Actor,
  sale: SaleRow,
  { drawerId, reason, voids, parts, payments, tips, mostPercent }: RefundToWrite,
  now: Date,
): Promise<void> {
  const { accountId: actorId } = actor;
  const owedBack = await readOwedBack(trx, parts);
  const lines = [];
  for (const { line, grossFils, minutes, closesPackage } of parts) {
    const { packageId } = line;
    const back = { minutes, closes: closesPackage, actorId, reason };
    const taken = packageId === null ? 0 : await takeBackMinutes(trx, packageId, back, now);
    const vatFils = vatBack(line, grossFils);
    const reducesFils = reducesBy(owedBack, line.bookingId, grossFils);
    // What goes back altogether is not let for less: it is owed anew.
    if (reducesFils && !closesPackage) refuseReduction(line, reducesFils, { reason, mostPercent });
    lines.push({ ...line, lineId: line.id, grossFils, vatFils, minutes: taken, reducesFils });
  }
  const refund = { id: deps.random.uuid(), saleId: sale.id, drawerId, actorId, reason, voids };
  await insertRefund(trx, { ...refund, at: now }, lines);
  const booked = { saleId: sale.id, refundId: refund.id, drawerId, actorId, at: now };
  await insertPayments(trx, booked, negative(payments));
  await insertTips(trx, booked, negative(tips));
  await tellOfSale(trx, sale.id, now);
  const invoice = sale.documents.find(({ kind }) => kind === 'invoice');
  if (!invoice || lines.length === 0) return;
  const payerName = await findPersonName(trx, sale.payer.id);
  const { locationCode, id: saleId } = sale;
  const about = { id: refund.id, refersTo: invoice.number, reason };
  await issueDocument(trx, { locationCode, saleId, lines, payerName, refund: about }, now);
}

/** What is owed back of the sessions that go back, which wait for each other from here on. */
export async function readOwedBack(
  trx: Trx,
  parts: readonly Pick<RefundedPart, 'line'>[],
): Promise<Map<string, number>> {
  const bookingIds = parts.flatMap(({ line }) => line.bookingId ?? []);
  if (bookingIds.length === 0) return new Map();
  const [, owed] = await Promise.all([
    lockBookingsToSell(trx, bookingIds),
    listOwedBack(trx, bookingIds),
  ]);
  return owed;
}

/** What of a refund takes off the price of its session: what is more than `owedBack`, which it lowers. */
function reducesBy(
  owedBack: Map<string, number>,
  bookingId: string | null,
  fils: number,
): number | null {
  if (bookingId === null) return null;
  const owed = owedBack.get(bookingId) ?? 0;
  owedBack.set(bookingId, Math.max(0, owed - fils));
  return Math.max(0, fils - owed);
}

/** Refuses what makes a session cheaper than they may sell it. */
function refuseReduction(
  line: RefundedPart['line'],
  byFils: number,
  by: { readonly reason: string; readonly mostPercent: number },
): void {
  const isFor = line.grossFils - line.reducedFils - byFils;
  const refused = refusePrice(line.listFils, isFor, by);
  if (refused) throw refusal(refused.status, refused.sentence);
}

function negative<T extends { readonly fils: number }>(amounts: readonly T[]): T[] {
  return amounts.filter(({ fils }) => fils !== 0).map((each) => ({ ...each, fils: -each.fils }));
}
