import type { PaymentInput, Sale } from '@limber/contract/desk/money/till-values.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { answerWithSale } from './answer-with-sale.ts';
import type { TillDeps } from './deps.ts';
import { describeLastPayment } from './describe-last-payment.ts';
import { readGiftCards } from './gift-cards-and-credit/read-gift-cards.ts';
import { markPackagesPaid } from './mark-packages-paid.ts';
import { lockTodaysDrawer } from './open-and-close-drawer.ts';
import { announceSale } from './queries/announce-sale.ts';
import { findSale, lockSale, type SaleRow } from './queries/sales.ts';
import { unknownSale } from './sale-on-wire.ts';
import { sumsOf } from './sale-total-rules.ts';
import { type Tender, takePaymentsAndTips } from './take-payments-and-tips.ts';

/** What is handed over at the desk. */
type AtDesk = Pick<Tender, 'tips'> & { readonly payments: readonly PaymentInput[] };

/**
 * Takes money for an earlier sale, into the books of the branch's open day. The payment that
 * completes a sale pays its packages. Refuses 404 a foreign sale, 409 more than is due, a voided
 * sale, and a branch whose day is closed or not opened.
 */
export async function pay(
  deps: TillDeps,
  actor: Actor,
  saleId: string,
  request: { location: string } & AtDesk,
  now: Date,
): Promise<Sale> {
  const { location: locationCode, tips } = request;
  if (request.payments.length === 0) throw wrongField('payments', NO_MONEY);
  const payments = await readGiftCards(deps.db, actor, request.payments, now);
  return answerWithSale(deps.db, actor, locationCode, async (trx) => {
    const sale = await readLocked(trx, { id: saleId, locationCode });
    const drawer = await lockTodaysDrawer(trx, locationCode, studioDayOf(now));
    const { dueMinor: owedMinor } = sumsOf(sale);
    const askedMinor = sumOf(payments) - sumOf(tips);
    if (owedMinor <= 0 && askedMinor > 0) {
      const paid = await describeLastPayment(trx, { saleId }, now);
      if (paid) throw refusal(409, paid);
    }
    const booked = {
      saleId,
      refundId: null,
      drawerId: drawer.id,
      actorId: actor.accountId,
      at: now,
    };
    const payer = { payerId: sale.payer?.id ?? null, locationCode };
    const dueMinor = await takePaymentsAndTips(trx, booked, payer, { payments, tips }, owedMinor);
    const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
    const clientId = sale.client?.id ?? null;
    await markPackagesPaid(trx, deps, { clientId, packageIds, dueMinor }, now);
    await announceSale(trx, saleId, now);
    return saleId;
  });
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + minorOf(amount), 0);
}

/**
 * A sale of a branch, locked until the transaction ends. Refuses 404 a foreign one, 409 a voided
 * one unless it may be.
 */
export async function readLocked(
  trx: Trx,
  request: { id: string; locationCode: string },
  may: { readonly voided: boolean } = { voided: false },
): Promise<SaleRow> {
  const [, sale] = await Promise.all([lockSale(trx, request.id), findSale(trx, request)]);
  if (!sale) throw unknownSale();
  if (sale.voided && !may.voided) throw refusal(409, VOIDED);
  return sale;
}

const NO_MONEY = { en: 'Please say what is paid.', ar: 'يرجى ذكر ما دُفع.' };
const VOIDED = { en: 'This sale was voided.', ar: 'أُبطلت عملية البيع هذه.' };
