import {
  askAboutPage,
  type PageState,
  type ProviderCard,
  ProviderFailed,
} from '../../platform/card-payments/provider.ts';
import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import type { Refusal } from '../../platform/http/errors.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { releaseAfterPayment } from '../scheduling/holding/hold-for-payment.ts';
import { bookPaid } from './book-paid.ts';
import { keepCard } from './cards/keep-card.ts';
import type { OnlineDeps } from './deps.ts';
import { payGift } from './gifts/pay-gift.ts';
import { payOwed } from './links/pay-owed.ts';
import {
  askedAgainAt,
  isWhole,
  nextAsked,
  PAYABLE,
  statusOf,
  UNPAID,
} from './payment-status-rules.ts';
import { payMonth } from './plans/pay-month.ts';
import { findPayment, type PaymentRow, updateStatus } from './queries/payments.ts';
import { refundUnbooked } from './refund-online.ts';

/**
 * Asks the provider for the state of a payment and carries it out: a paid one is booked, or
 * refunded if its time is gone; an ended one frees its time; an open one stays. Only the provider's
 * answer counts, so it can be called at any time and repeatedly.
 *
 * @param ends nothing can be paid from here on
 * @throws {@link ProviderFailed} where no answer came: nothing has changed
 */
export async function settlePayment(
  deps: OnlineDeps,
  id: string,
  how: { readonly ends: boolean },
  now: Date,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(deps.db, { id });
  return payment && settleFound(deps, payment, how, now);
}

/** Like {@link settlePayment}, for a payment that was just read. */
export async function settleFound(
  deps: OnlineDeps,
  payment: PaymentRow,
  { ends }: { readonly ends: boolean },
  now: Date,
): Promise<PaymentRow | undefined> {
  if (payment.status === 'paid') await bookOrGiveBack(deps, payment, now);
  else if (PAYABLE.includes(payment.status)) {
    const isOver = ends || payment.expiresAt <= now;
    const state = await askAboutPage(deps.provider, payment.pageReference, isOver);
    if (state.state === 'paid') await receiveMoney(deps, payment, state, now);
    else await moveOn(deps, payment, state);
  }
  return findPayment(deps.db, { id: payment.id });
}

/** Like {@link settlePayment}, and again later until the payment is over. */
export async function followPayment(deps: OnlineDeps, id: string, now: Date): Promise<void> {
  let next: Date | null;
  try {
    const payment = await settlePayment(deps, id, { ends: false }, now);
    if (!payment || !UNPAID.includes(payment.status)) return;
    next = nextAsked(payment.madeAt, now);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    next = null;
  }
  const runAt = askedAgainAt(next, now);
  await deps.db.transaction().execute((trx) => followLater(trx, deps, id, runAt));
}

/** Adds the job that asks the provider about a payment; null: at once. */
export async function followLater(
  trx: Trx,
  { jobs }: JobDeps,
  paymentId: string,
  runAt: Date | null,
): Promise<void> {
  const once = { ...(runAt && { runAt }), jobKey: `payment ${paymentId}` };
  await jobs.addJob(trx, 'follow-payment', { paymentId }, once);
}

/** Records that the money was received, before anything else can fail. */
async function receiveMoney(
  deps: OnlineDeps,
  payment: PaymentRow,
  came: Extract<PageState, { state: 'paid' }>,
  now: Date,
): Promise<void> {
  if (!isWhole(payment, came)) {
    throw new Error(`payment ${payment.id} came with another amount than was asked for`);
  }
  const { card } = came;
  if (payment.amountMinor === 0 && !card)
    throw new ProviderFailed('the page of a card names no card');
  const paid = { reference: came.paymentReference, at: now };
  const to = { status: 'paid', paid } as const;
  const isNew = card
    ? await noteWithCard(deps, payment, card, to, now)
    : await updateStatus(deps.db, payment.id, PAYABLE, to);
  const known = isNew
    ? { ...payment, status: to.status, paymentReference: paid.reference }
    : await findPayment(deps.db, { id: payment.id });
  if (known?.status === 'paid') await bookOrGiveBack(deps, known, now);
}

/** Records the money and keeps the card in one transaction; false: another process just did. */
async function noteWithCard(
  deps: OnlineDeps,
  { id, accountId }: PaymentRow,
  card: ProviderCard,
  to: Parameters<typeof updateStatus>[3],
  now: Date,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    // An erasure locks the account before its payments.
    await lockAccount(trx, accountId);
    const isNew = await updateStatus(trx, id, PAYABLE, to);
    if (isNew) await keepCard(trx, deps, { id, accountId, card }, now);
    return isNew;
  });
}

async function bookOrGiveBack(deps: OnlineDeps, payment: PaymentRow, now: Date): Promise<void> {
  const { linkId, planId, buysGiftCard } = payment;
  let refused: Refusal | null;
  if (buysGiftCard) refused = await payGift(deps, payment, now);
  else if (planId) refused = await payMonth(deps, { ...payment, planId }, now);
  else if (linkId) refused = await payOwed(deps, { ...payment, linkId }, now);
  else refused = await bookPaid(deps, payment, now);
  if (refused) await refundUnbooked(deps, payment, refused, now);
}

async function moveOn(
  { db }: OnlineDeps,
  payment: PaymentRow,
  state: Exclude<PageState, { state: 'paid' }>,
): Promise<void> {
  const status = statusOf(state.state);
  if (status === payment.status) return;
  await db.transaction().execute(async (trx) => {
    const moved = await updateStatus(trx, payment.id, UNPAID, { status });
    if (moved && status === 'expired') await releaseAfterPayment(trx, payment.id);
  });
}
