import type { FreeTime } from '@limber/contract/appointments.ts';
import { REFUND_ASKED_MINUTES } from '@limber/contract/terms/booking/paying-online.ts';
import type { SentBack } from '../../platform/card-payments/provider.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Refusal } from '../../platform/http/errors.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { releaseAfterPayment } from '../scheduling/holding/hold-for-payment.ts';
import { orderBackToCards } from '../till/online/back-to-card.ts';
import { creditCancelled } from '../till/online/credit-cancelled.ts';
import { oweFailedRefund } from '../till/online/owe-failed-refund.ts';
import type { OnlineDeps } from './deps.ts';
import { openTask } from './desk-tasks/queries.ts';
import { findPayment, type PaymentRow, updateStatus } from './queries/payments.ts';
import { findCancelled, findRefund, updateRefund } from './queries/refunds.ts';
import { refundWhenCancelled } from './refund-when-cancelled-rules.ts';

/**
 * Sends all money of a payment back whose session cannot be booked any more; the client is told,
 * with the nearest times. Nothing of it was in the books.
 */
export async function refundUnbooked(
  deps: OnlineDeps,
  payment: PaymentRow,
  refused: Refusal,
  now: Date,
): Promise<void> {
  const freeTimes = (refused.details.free_times ?? []) as readonly FreeTime[];
  await deps.db.transaction().execute(async (trx) => {
    const isPaid = await updateStatus(trx, payment.id, ['paid'], {
      status: 'refunded',
      forgetsRequest: true,
    });
    if (!isPaid) return;
    const { id: paymentId, amountFils: fils } = payment;
    // With 0 only a card was added, which stays on file.
    if (fils > 0) {
      const all = { paymentId, fils, reference: payment.paymentReference ?? paymentId };
      await orderBackToCards(trx, deps, [all], { refundId: null, because: 'not_booked', at: now });
    }
    await releaseAfterPayment(trx, paymentId);
    await deps.jobs.addJob(trx, 'tell-payment-returned', { paymentId, freeTimes });
  });
}

/**
 * Gives back what was paid online for a session that was cancelled: all of it while that was free
 * of charge, and later the part that the terms said when it was booked. The credit note, the books
 * and the order to the provider are written at once; somebody who refunds at the desk at the same
 * moment waits for it.
 */
export async function refundCancelled(
  deps: OnlineDeps,
  bookingId: string,
  now: Date,
): Promise<void> {
  const payment = await findPayment(deps.db, { bookingId });
  if (!payment?.saleId) return;
  const { saleId, locationCode, lateBackPercent } = payment;
  await deps.db.transaction().execute(async (trx) => {
    const cancelled = await findCancelled(trx, bookingId);
    if (!cancelled) return;
    const sale = { id: saleId, locationCode, bookingId, clientId: payment.accountId };
    const mostOf = (amountFils: number) =>
      refundWhenCancelled({ amountFils, lateBackPercent }, cancelled.late);
    await creditCancelled(trx, deps, sale, { mostOf, ...cancelled }, now);
  });
}

/**
 * Asks the provider to send money back, or what became of it. A refund that it refuses is undone in
 * the books, where the amount is owed to the client again, so that the desk sees it.
 */
export async function sendMoneyBack(deps: OnlineDeps, id: string, now: Date): Promise<void> {
  const refund = await findRefund(deps.db, { id });
  if (refund?.status !== 'pending') return;
  const { paymentReference, amountFils: amount, providerReference } = refund;
  const said = providerReference
    ? await deps.provider.readSentBack(providerReference)
    : await deps.provider.sendBack({ id, paymentReference, amount });
  await deps.db.transaction().execute(async (trx) => {
    if (!(await updateRefund(trx, id, ended(said, now)))) return;
    if (said.state === 'failed') {
      await oweFailedRefund(trx, refund, said.reference, now);
      const { locationCode } = refund;
      const task = { kind: 'refund_refused', refundId: id, locationCode, at: now } as const;
      await openTask(trx, deps, task);
    }
    if (said.state !== 'pending') return;
    const runAt = new Date(now.getTime() + REFUND_ASKED_MINUTES * 60_000);
    await followRefund(trx, deps, id, runAt);
  });
}

/** Has the provider asked what became of money that goes back; with null at once. */
export async function followRefund(
  trx: Trx,
  { jobs }: JobDeps,
  refundId: string,
  runAt: Date | null,
): Promise<void> {
  const once = { ...(runAt && { runAt }), jobKey: `refund ${refundId}` };
  await jobs.addJob(trx, 'send-money-back', { refundId }, once);
}

function ended({ state, reference, failure }: SentBack, at: Date) {
  return { status: state, reference, failure: failure ?? null, at };
}
