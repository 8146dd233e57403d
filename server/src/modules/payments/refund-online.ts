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
import type { OnlineDeps, PaymentDeps } from './deps.ts';
import { closeTask, openTask } from './desk-tasks/queries.ts';
import { findPayment, type PaymentRow, updateStatus } from './queries/payments.ts';
import { findCancelled, findRefund, listSalesToCredit, updateRefund } from './queries/refunds.ts';
import { refundWhenCancelled } from './refund-when-cancelled-rules.ts';

/**
 * Refunds a whole payment whose session can no longer be booked, and tells the client the nearest
 * free times. Nothing of it was in the books.
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
    const { id: paymentId, amountMinor: minor } = payment;
    // With 0, only a card was added; it stays on file.
    if (minor > 0) {
      const all = { paymentId, minor, reference: payment.paymentReference ?? paymentId };
      await orderBackToCards(trx, deps, [all], { refundId: null, because: 'not_booked', at: now });
    }
    await releaseAfterPayment(trx, paymentId);
    await deps.jobs.addJob(trx, 'tell-payment-returned', { paymentId, freeTimes });
  });
}

/**
 * Gives back what was paid online or by gift cards for a session that was cancelled: all of it while
 * that was free of charge, and later the part that the terms said when it was booked, with the share
 * of the rest for time that others have taken since. The credit note, the books
 * and the order to the provider are written at once; somebody who refunds at the desk at the same
 * moment waits for it.
 */
export async function refundCancelled(
  deps: PaymentDeps,
  bookingId: string,
  now: Date,
): Promise<void> {
  const payment = await findPayment(deps.db, { bookingId });
  const lateBackPercent = payment?.lateBackPercent ?? 0;
  for (const sale of await listSalesToCredit(deps.db, bookingId)) {
    await deps.db.transaction().execute(async (trx) => {
      const cancelled = await findCancelled(trx, bookingId);
      if (!cancelled) return;
      const mostOf = (amountMinor: number) =>
        refundWhenCancelled({ amountMinor, lateBackPercent }, cancelled);
      await creditCancelled(trx, deps, { ...sale, bookingId }, mostOf, now);
    });
  }
}

/**
 * Asks the provider to send money back, or for the outcome. A refused refund is undone in the
 * books: the studio owes the amount to the client again, and the desk sees it. A bank may still refuse
 * one days after it was done.
 */
export async function sendMoneyBack(deps: OnlineDeps, id: string, now: Date): Promise<void> {
  const refund = await findRefund(deps.db, { id });
  if (!refund || refund.status === 'failed') return;
  const { paymentReference, amountMinor: amount, providerReference } = refund;
  const said = providerReference
    ? await deps.provider.readSentBack(providerReference)
    : await deps.provider.sendBack({ id, paymentReference, amount });
  if (refund.status !== 'pending' && said.state !== 'failed') return;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await updateRefund(trx, refund, ended(said, now)))) return;
    if (said.state !== 'pending') {
      await closeTask(trx, { refundId: id }, { how: 'by_itself', by: null, at: now });
    }
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

/** Adds the job that asks the provider about a refund; null: at once. */
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
