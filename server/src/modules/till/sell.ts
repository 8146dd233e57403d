import type { SaleRequest } from '@limber/contract/desk/money/till.ts';
import type { Sale, SaleLineInput } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { vatInside } from '@limber/contract/money/vat-inside.ts';
import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { payFromPackage } from '../bookings/changing/pay-from-package.ts';
import { buyPackage } from '../packages/buy-package.ts';
import { moveSoldPieces } from '../retail/stock/receive-and-count-stock.ts';
import { answerWithSale } from './answer-with-sale.ts';
import type { TillDeps } from './deps.ts';
import { issueDocument, readHeading } from './documents/issue-document.ts';
import { type GiftToSell, lineOfGiftCard } from './gift-cards-and-credit/line-of-gift-card.ts';
import { readGiftCards } from './gift-cards-and-credit/read-gift-cards.ts';
import { markPackagesPaid } from './mark-packages-paid.ts';
import { lockTodaysDrawer } from './open-and-close-drawer.ts';
import { announceSale } from './queries/announce-sale.ts';
import { insertLines, insertSale, type NewLine } from './queries/new-sales.ts';
import { findPersonName } from './queries/sales.ts';
import { type LineToSell, readLines } from './read-requested-lines.ts';
import { unknownClient } from './sale-on-wire.ts';
import { type Tender, takePaymentsAndTips } from './take-payments-and-tips.ts';
import { findVatRate } from './vat/vat-rate-queries.ts';

/**
 * Sells sessions and packages to a client and takes the payment made now, with the invoice, in one
 * transaction; the rest may be paid later, in parts. Refuses 400 an invalid request, 403 too large
 * a reduction, 404 an unknown item or one that is not the client's, 409 one that is sold already,
 * more money than is due, and a branch whose day is closed or not opened.
 */
export async function sell(
  deps: TillDeps,
  actor: Actor,
  request: SaleRequest,
  now: Date,
): Promise<Sale> {
  const payments = await readGiftCards(deps.db, actor, request.payments, now);
  return answerWithSale(deps.db, actor, request.location, (trx) =>
    sellInTransaction(trx, deps, actor, { ...request, payments }, now),
  );
}

async function sellInTransaction(
  trx: Trx,
  deps: TillDeps,
  actor: Actor,
  request: SaleInBooks,
  now: Date,
): Promise<string> {
  const { location: locationCode, client_id: clientId, tips = [] } = request;
  if (request.lines.length + tips.length === 0) throw wrongField('lines', NOTHING_SOLD);
  const isNamed = clientId !== undefined;
  if (!isNamed && request.payer_id !== undefined) throw wrongField('payer_id', NO_CLIENT);
  const payerId = request.payer_id ?? clientId;
  const settles = request.lines.length > 0 && request.lines.every(isOfBefore);
  const people = [clientId, payerId].filter((id) => id !== undefined);
  for (const id of [...new Set(people)].sort((one, other) => one - other)) {
    const state = await lockAccount(trx, id);
    // What somebody owes is settled even after they were erased.
    const isSettled = state === 'erased' && id === clientId && settles;
    if (state !== 'present' && !isSettled) throw unknownClient();
  }
  const books = await lockTodaysDrawer(trx, locationCode, studioDayOf(now));
  return sellInBooks(trx, deps, actor, request, books, now);
}

/** A day of the books: that of a drawer, or of payments online. */
interface Books {
  /** Perhaps on its way still. */
  readonly id: number | Promise<number>;
  readonly day: string;
}

/** A sale as it is written into the books, by whichever way its money came. */
export type SaleInBooks = Omit<SaleRequest, 'payments'> &
  Pick<Tender, 'payments'> & {
    /** A gift card that is made in the same transaction. */
    readonly gift?: GiftToSell;
    /** Its sessions and packages are locked by now. */
    readonly isLocked?: boolean;
  };

/** Writes a sale into a day of the books, under the locks of its client and of who pays. */
export async function sellInBooks(
  trx: Trx,
  deps: TillDeps,
  actor: Actor,
  request: SaleInBooks,
  books: Books,
  now: Date,
): Promise<string> {
  const { location: locationCode, client_id: clientId = null, tips = [] } = request;
  const payerId = request.payer_id ?? clientId;
  const { isLocked } = request;
  const items = { clientId, lines: request.lines, day: books.day, isLocked };
  const hasInvoice = request.lines.length > 0 || request.gift !== undefined;
  const [drawerId, read, rate, payerName, heading] = await Promise.all([
    books.id,
    readLines(trx, actor, items, now),
    findVatRate(trx, books.day),
    payerId === null ? null : findPersonName(trx, payerId),
    hasInvoice ? readHeading(trx, locationCode) : null,
  ]);
  const lines = request.gift ? [...read, await lineOfGiftCard(trx, request.gift, books.day)] : read;
  const { accountId: sellerId } = actor;
  const saleId = deps.random.uuid();
  const sale = { id: saleId, locationCode, clientId, payerId, sellerId, drawerId };
  const written: NewLine[] = [];
  for (const line of lines) {
    const packageId = await packageOf(trx, deps, actor, clientId, line, now);
    const { productId, pieces, advisedBy, giftCardId } = line;
    const { name, nameAr, bookingId, listMinor, discountMinor, grossMinor, because, tax } = line;
    const basisPoints = tax === 'standard' ? rate : 0;
    const vatMinor = vatInside(grossMinor, basisPoints);
    const makesPackage = line.offer !== null;
    const item = { name, nameAr, bookingId, packageId, makesPackage, listMinor, discountMinor };
    written.push({
      ...item,
      productId,
      pieces,
      giftCardId,
      advisedBy,
      grossMinor,
      because,
      tax,
      basisPoints,
      vatMinor,
    });
  }
  const totalMinor = written.reduce((total, line) => total + line.grossMinor, 0);
  const { buyer, payments } = request;
  const booked = { saleId, refundId: null, drawerId, actorId: sellerId, at: now };
  const payer = { payerId, locationCode };
  // Sent at once, and carried out in this order: what is paid names the sale.
  const [, lineIds, dueMinor] = await Promise.all([
    insertSale(trx, { ...sale, at: now }),
    insertLines(trx, saleId, written),
    takePaymentsAndTips(trx, booked, payer, { payments, tips }, totalMinor),
  ]);
  const moves = written.flatMap(({ productId, pieces }, at) =>
    productId === null || pieces === null
      ? []
      : { productId, pieces: -pieces, saleLineId: lineIds[at] ?? 0, refundId: null },
  );
  if (clientId === null && dueMinor > 0) throw refusal(409, PAID_AT_ONCE);
  const packageIds = written.flatMap(({ packageId }) => packageId ?? []);
  await markPackagesPaid(trx, deps, { clientId, packageIds, dueMinor }, now);
  await moveSoldPieces(trx, moves, { locationCode, actorId: sellerId, at: now });
  if (heading && payerName === null && buyer === undefined) {
    // A larger invoice is in the name of somebody.
    const mostMinor = minorOf(heading.simplifiedUpTo);
    if (totalMinor > mostMinor) throw wrongField('client_id', NEEDS_NAME);
  }
  const invoice = { locationCode, saleId, lines: written, heading, payerName, buyer };
  await Promise.all([
    announceSale(trx, saleId, now),
    hasInvoice && issueDocument(trx, invoice, now),
  ]);
  return saleId;
}

/** Whether a line pays for an existing booking or purchase, and creates nothing new. */
function isOfBefore({
  booking_id: bookingId,
  owned_package_id: packageId,
}: SaleLineInput): boolean {
  return bookingId !== undefined || packageId !== undefined;
}

/** The package of a line: bought before, or made now with the session it pays for. */
async function packageOf(
  trx: Trx,
  deps: TillDeps,
  actor: Actor,
  clientId: number | null,
  { offer, packageId, firstSession, grossMinor }: LineToSell,
  now: Date,
): Promise<number | null> {
  if (!offer || clientId === null) return packageId;
  const { accountId: actorId } = actor;
  const bought = await buyPackage(
    trx,
    deps,
    clientId,
    { offer, paidMinor: grossMinor, actorId },
    now,
  );
  if (firstSession !== null) {
    const session = { bookingId: firstSession, clientId, actorId };
    await payFromPackage(trx, deps, bought, session, now);
  }
  return bought.id;
}

const NO_CLIENT = {
  en: 'Please choose the client first.',
  ar: 'يرجى اختيار العميل أولاً.',
};
const PAID_AT_ONCE = {
  en: 'Without a client nothing can be left to pay. Please take the whole amount, or choose the client.',
  ar: 'لا يمكن تأجيل الدفع دون عميل. يرجى أخذ المبلغ كاملاً أو اختيار العميل.',
};
const NEEDS_NAME = {
  en: 'An invoice of this amount needs a name. Please choose the client or a company.',
  ar: 'تتطلب الفاتورة بهذا المبلغ اسماً. يرجى اختيار العميل أو شركة.',
};
const NOTHING_SOLD = { en: 'Nothing is sold.', ar: 'لا يوجد ما يُباع.' };
