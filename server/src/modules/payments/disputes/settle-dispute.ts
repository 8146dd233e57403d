import { DISPUTES_ASKED_DAYS } from '@limber/contract/terms/booking/paying-online.ts';
import type { Dispute } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { loseGift } from '../../till/gift-cards-and-credit/lose-gift.ts';
import { loseDisputed } from '../../till/online/lose-disputed.ts';
import type { OnlineDeps } from '../deps.ts';
import { closeTask, openTask } from '../desk-tasks/queries.ts';
import { findPayment, type PaymentRow, updateStatus } from '../queries/payments.ts';
import {
  type DisputeRow,
  insertDispute,
  listOpenDisputes,
  lockDispute,
  updateDispute,
} from './queries.ts';

/**
 * Asks the provider for a dispute's state and carries it out. A dispute about a payment that is not
 * ours is ignored.
 */
export async function followDispute(deps: OnlineDeps, reference: string, now: Date): Promise<void> {
  const dispute = await deps.provider.readDispute(reference);
  if (dispute) await settleDispute(deps, dispute, now);
}

/** Asks for all disputes, including those for which no webhook came. */
export async function askForDisputes(deps: OnlineDeps, now: Date): Promise<void> {
  const listed = await deps.provider.listDisputes(daysBefore(now, DISPUTES_ASKED_DAYS));
  for (const each of listed) await settleDispute(deps, each, now);
  const seen = new Set(listed.map(({ reference }) => reference));
  for (const reference of await listOpenDisputes(deps.db)) {
    if (!seen.has(reference)) await followDispute(deps, reference, now);
  }
}

/** Adds the job that asks the provider about a dispute at once. */
export async function followDisputeLater(
  trx: Trx,
  { jobs }: JobDeps,
  reference: string,
): Promise<void> {
  await jobs.addJob(trx, 'follow-dispute', { reference }, { jobKey: `dispute ${reference}` });
}

async function settleDispute(deps: OnlineDeps, said: Dispute, now: Date): Promise<void> {
  const { paymentReference, reference: providerReference } = said;
  await deps.db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, { paymentReference });
    if (!payment) return;
    const id = deps.random.uuid();
    const { amount: amountMinor, reason, answerBy, openedAt } = said;
    const opened = { id, paymentId: payment.id, providerReference, amountMinor, reason };
    if (await insertDispute(trx, { ...opened, answerBy, openedAt })) {
      const { locationCode } = payment;
      const task = { kind: 'dispute', disputeId: id, locationCode, at: now } as const;
      await openTask(trx, deps, task);
      await updateStatus(trx, payment.id, ['booked'], { status: 'disputed' });
    }
    const known = await lockDispute(trx, providerReference);
    if (!known || known.status === said.state || isOver(known.status)) return;
    await carryOut(trx, deps, { payment, known, said }, now);
  });
}

function isOver(status: DisputeRow['status']): boolean {
  return status === 'won' || status === 'lost';
}

async function carryOut(
  trx: Trx,
  deps: OnlineDeps,
  { payment, known, said }: { payment: PaymentRow; known: DisputeRow; said: Dispute },
  now: Date,
): Promise<void> {
  const { state: status, answerBy, amount: amountMinor, reference } = said;
  const { bookingId, saleId, locationCode, accountId: clientId } = payment;
  const lost = {
    ...{ saleId: saleId ?? '', locationCode, clientId, amountMinor },
    ...{ disputeId: known.id, reference },
  };
  const isLost = status === 'lost';
  let booked: 'owed' | 'written_off' | 'never_booked' = 'never_booked';
  // A card whose VAT was due when it was sold has a sale, which is given back with it.
  if (isLost && payment.buysGiftCard && payment.giftCardId && !saleId) {
    booked = await loseGift(trx, { ...lost, giftCardId: payment.giftCardId }, now);
  } else if (isLost && saleId) {
    booked = await loseDisputed(trx, deps, lost, now);
  }
  // What a bank did not send back is with the client after all.
  if (isLost) {
    await closeTask(trx, { refundsOf: payment.id }, { how: 'by_itself', by: null, at: now });
  }
  await updateDispute(trx, known.id, {
    ...{ status, answerBy, endedAt: isOver(status) ? now : null },
    bookedAs: isLost ? booked : null,
  });
  if (status !== 'won') return;
  await updateStatus(trx, payment.id, ['disputed'], { status: 'booked' });
  await closeTask(trx, { disputeId: known.id }, { how: 'by_itself', by: null, at: now });
  // If the session was cancelled meanwhile, the refund had to wait while the bank held the money.
  if (bookingId) await deps.jobs.addJob(trx, 'give-back-cancelled', { bookingId });
}
