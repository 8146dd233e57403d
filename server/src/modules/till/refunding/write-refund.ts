import type { Trx } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { takeBackMinutes } from '../../packages/minutes/take-back-minutes.ts';
import { moveSoldPieces } from '../../retail/stock/receive-and-count-stock.ts';
import type { TillDeps } from '../deps.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { takeBackGiftCard } from '../gift-cards-and-credit/take-back-gift-card.ts';
import { orderBackToCards, splitOverCards } from '../online/back-to-card.ts';
import type { Because } from '../online/queries.ts';
import { refusePrice } from '../price-reduction-rules.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { findDocumentToReplace } from '../queries/documents.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { lockBookingsToSell } from '../queries/items-to-sell.ts';
import { type Booked, insertPayments, insertRefund, insertTips } from '../queries/new-sales.ts';
import { listOwedBack } from '../queries/owed.ts';
import { findPersonName, type SaleRow } from '../queries/sales.ts';
import type { Method } from '../sale-total-rules.ts';
import { moveCredit, moveGiftCards } from '../take-payments-and-tips.ts';
import { beyondMinutes, vatBack } from './refund-limit-and-vat-rules.ts';

/** How much of a line is refunded. */
export interface RefundedPart {
  readonly line: SaleRow['lines'][number];
  readonly grossMinor: number;
  /** Minutes to take out of its package; null: everything left. */
  readonly minutes: number | null;
  /** Of a product: how many come back into stock; null for anything else. */
  readonly piecesBack: number | null;
  /** The package cannot be used any more. */
  readonly closesPackage: boolean;
}

/** What is refunded of a sale; amounts are what is given back, in minor units. */
export interface RefundToWrite {
  readonly drawerId: number;
  readonly reason: string;
  readonly voids: boolean;
  /** The state of sessions that would be unpaid again; undefined: not stated. */
  readonly sessions: 'free' | 'owed' | undefined;
  /** What is owed back for the refunded sessions, as {@link readOwedBack} found it. */
  readonly owedBack: ReadonlyMap<string, number>;
  readonly parts: readonly RefundedPart[];
  readonly payments: readonly {
    readonly method: Method;
    readonly minor: number;
    readonly reference: string | null;
  }[];
  readonly tips: readonly { readonly therapistId: number; readonly minor: number }[];
  /** The dispute because of which it is written. */
  readonly disputeId?: string;
  /** Why the money is refunded to the card. */
  readonly because: Exclude<Because, 'not_booked'>;
  /** The largest reduction that they can give, in percent; 100 for everything. */
  readonly mostPercent: number;
}

/**
 * Writes a refund of a locked sale: minutes out of packages, the refund, the money, the credit
 * note. What goes back to a card is ordered from the provider, and stands in the books of the day's
 * payments online. Refuses 400 a session without a decision whether it is free now, 403 a larger
 * reduction of a session's price, or more for minutes, than the caller can give, 409 more minutes
 * than a package has left and more than came by card.
 */
export async function writeRefund(
  trx: Trx,
  deps: Pick<TillDeps, 'jobs'> & { readonly random: Pick<TillDeps['random'], 'uuid'> },
  actor: Actor,
  sale: SaleRow,
  { drawerId, reason, voids, parts, payments, tips, mostPercent, ...back }: RefundToWrite,
  now: Date,
): Promise<void> {
  const { accountId: actorId } = actor;
  const { locationCode, id: saleId } = sale;
  const owedBack = new Map(back.owedBack);
  const lines = [];
  for (const part of parts) {
    const { line, grossMinor, minutes, closesPackage, piecesBack } = part;
    const { packageId } = line;
    const out = { minutes, closes: closesPackage, actorId, reason };
    if (line.giftCardId !== null && packageId === null) {
      await takeBackGiftCard(trx, actor, line.giftCardId, reason, now);
    }
    const taken = packageId === null ? NONE : await takeBackMinutes(trx, packageId, out, now);
    const vatMinor = vatBack(line, grossMinor);
    const after =
      packageId === null
        ? afterwards(owedBack, part, { voids, sessions: back.sessions })
        : { reducesMinor: voids ? null : beyond(part, vatMinor, taken.worthMinor), became: null };
    if (after.reducesMinor) refuseReduction(line, after.reducesMinor, { reason, mostPercent });
    const wholeMinor = line.grossMinor;
    const goes = { wholeMinor, grossMinor, vatMinor, minutes: taken.minutes, piecesBack };
    // A part of the price is for no number of pieces.
    const pieces = grossMinor === wholeMinor ? line.pieces : null;
    lines.push({ ...line, lineId: line.id, ...goes, pieces, ...after });
  }
  const { disputeId } = back;
  const refund = { id: deps.random.uuid(), saleId, drawerId, actorId, reason, voids, disputeId };
  await insertRefund(trx, { ...refund, at: now }, lines);
  const booked = { saleId, refundId: refund.id, drawerId, actorId, at: now };
  const moves = lines.flatMap(({ lineId: saleLineId, productId, piecesBack: pieces }) =>
    productId === null || pieces === null
      ? []
      : { productId, pieces, saleLineId, refundId: refund.id },
  );
  await moveSoldPieces(trx, moves, { locationCode, actorId, at: now });
  const others = payments.filter(({ method }) => method !== 'online');
  await insertPayments(trx, booked, negative(others));
  await moveCredit(
    trx,
    booked,
    { payerId: sale.payer?.id ?? null, locationCode },
    negative(others),
  );
  await moveGiftCards(trx, booked, { locationCode }, negative(others));
  await sendToCards(trx, deps, booked, { sale, payments, because: back.because });
  await insertTips(trx, booked, negative(tips));
  await announceSale(trx, saleId, now);
  const invoice = sale.documents.findLast(({ kind }) => kind === 'invoice');
  if (!invoice || lines.length === 0) return;
  const payerName = sale.payer && (await findPersonName(trx, sale.payer.id));
  const credit = { refundId: refund.id, refersTo: invoice.number, reason };
  const buyer = (await findDocumentToReplace(trx, invoice.number))?.snapshot.buyer;
  await issueDocument(trx, { locationCode, saleId, lines, payerName, buyer, credit }, now);
}

/** Books and orders the part of a refund that goes back to cards. */
async function sendToCards(
  trx: Trx,
  deps: Parameters<typeof orderBackToCards>[1],
  booked: Booked,
  {
    sale: { id: saleId, locationCode },
    payments,
    because,
  }: Pick<RefundToWrite, 'payments' | 'because'> & { readonly sale: SaleRow },
): Promise<void> {
  const { at, refundId } = booked;
  const online = payments.filter(({ method }) => method === 'online');
  const minor = online.reduce((sum, each) => sum + each.minor, 0);
  const parts = await splitOverCards(trx, saleId, minor);
  if (parts.length === 0) return;
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(at), at });
  const money = parts.map((part) => ({ ...part, method: 'online' as const }));
  await insertPayments(trx, { ...booked, drawerId }, negative(money));
  await orderBackToCards(trx, deps, parts, { refundId, because, at });
}

/** What is owed back for the refunded sessions, which it locks. */
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

/**
 * The effect of a refund on its session: what exceeds the amount owed back reduces the price; or
 * the session is to be paid again, as if it had not been sold. Refuses 400 where neither was
 * stated.
 */
function afterwards(
  owedBack: Map<string, number>,
  { line, grossMinor }: RefundedPart,
  { voids, sessions }: Pick<RefundToWrite, 'voids' | 'sessions'>,
): { reducesMinor: number | null; became: 'free' | 'owed' | 'stands' | null } {
  const { bookingId } = line;
  if (bookingId === null) return { reducesMinor: null, became: null };
  if (voids) return { reducesMinor: 0, became: 'owed' };
  const owed = owedBack.get(bookingId) ?? 0;
  owedBack.set(bookingId, Math.max(0, owed - grossMinor));
  const reducesMinor = Math.max(0, grossMinor - owed);
  const isAll = line.refundedMinor + grossMinor === line.grossMinor;
  if (!isAll || reducesMinor === 0) return { reducesMinor, became: 'stands' };
  if (sessions === undefined) throw wrongField('sessions', FREE_OR_OWED);
  return { reducesMinor: sessions === 'owed' ? 0 : reducesMinor, became: sessions };
}

/** By how much refunded minutes of a package are worth less; null: it has none. */
function beyond({ line, grossMinor }: RefundedPart, vatMinor: number, worthMinor: number | null) {
  if (worthMinor === null) return null;
  const back = { backMinor: grossMinor, vatMinor, takenNetMinor: worthMinor };
  return beyondMinutes(back, line.basisPoints);
}

/**
 * Refuses a refund that makes a session cheaper than the caller may sell it, or gives more for
 * minutes than they are worth.
 */
function refuseReduction(
  line: RefundedPart['line'],
  byMinor: number,
  by: { readonly reason: string; readonly mostPercent: number },
): void {
  const isFor = line.grossMinor - line.reducedMinor - byMinor;
  const refused = refusePrice(line.listMinor, isFor, by);
  if (!refused) return;
  const isMinutes = line.packageId !== null && refused.status === 403;
  throw refusal(refused.status, isMinutes ? MORE_THAN_MINUTES : refused.sentence);
}

function negative<T extends { readonly minor: number }>(amounts: readonly T[]): T[] {
  return amounts
    .filter(({ minor }) => minor !== 0)
    .map((each) => ({ ...each, minor: -each.minor }));
}

const NONE = { minutes: 0, worthMinor: null };

const MORE_THAN_MINUTES = {
  en: 'Only a manager gives back so much more than the minutes are worth.',
  ar: 'ردّ مبلغ يفوق قيمة الدقائق إلى هذا الحد من صلاحية المدير فقط.',
};
const FREE_OR_OWED = {
  en: 'Please say whether the session is now free or has to be paid again.',
  ar: 'يرجى تحديد ما إذا كانت الجلسة مجانية الآن أم يجب دفعها من جديد.',
};
