import { DISPUTES_ASKED_DAYS } from '@limber/contract/terms/booking/paying-online.ts';
import type { Dispute } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { loseGift } from '../../till/gift-cards-and-credit/lose-gift.ts';
import { winBackGift } from '../../till/gift-cards-and-credit/win-back-gift.ts';
import { loseDisputed } from '../../till/online/lose-disputed.ts';
import { winBackDisputed } from '../../till/online/win-back-disputed.ts';
import type { OnlineDeps } from '../deps.ts';
import { closeTask, openTask, reopenTask } from '../desk-tasks/queries.ts';
import { losePlan } from '../plans/lose-plan.ts';
import { findMonthOf } from '../plans/renewal-queries.ts';
import { findPayment, type PaymentRow, updateStatus } from '../queries/payments.ts';
import {
  type DisputeRow,
  insertDispute,
  listDisputesToAsk,
  listWords,
  lockDispute,
  updateDispute,
} from './queries.ts';
import { type Follows, followsFrom, isOver } from './word-of-bank-rules.ts';

/**
 * Asks the provider for a dispute's state and carries it out. A dispute about a payment that is not
 * ours is ignored. Where another process wrote it since this one asked, the answer may be older than
 * what is written, and it is asked again.
 */
export async function followDispute(deps: OnlineDeps, reference: string, now: Date): Promise<void> {
  let isSettled = false;
  while (!isSettled) {
    const before = (await listWords(deps.db, [reference])).get(reference);
    const dispute = await deps.provider.readDispute(reference);
    isSettled = !dispute || (await settleDispute(deps, dispute, before, now));
  }
}

/** Asks for all disputes, including those for which no webhook came: a list is a hint as well. */
export async function askForDisputes(deps: OnlineDeps, now: Date): Promise<void> {
  const since = daysBefore(now, DISPUTES_ASKED_DAYS);
  const listed = await deps.provider.listDisputes(since);
  const known = await listWords(
    deps.db,
    listed.map(({ reference }) => reference),
  );
  const news = listed.filter(({ reference, state: status, isInquiry }) => {
    const word = known.get(reference);
    return !word || followsFrom(word, { status, isInquiry }) !== null;
  });
  const seen = new Set(listed.map(({ reference }) => reference));
  const others = await listDisputesToAsk(deps.db, since);
  const wanted = [
    ...news.map(({ reference }) => reference),
    ...others.filter((reference) => !seen.has(reference)),
  ];
  for (const reference of wanted) await followDispute(deps, reference, now);
}

/** Adds the job that asks the provider about a dispute at once. */
export async function followDisputeLater(
  trx: Trx,
  { jobs }: JobDeps,
  reference: string,
): Promise<void> {
  await jobs.addJob(trx, 'follow-dispute', { reference }, { jobKey: `dispute ${reference}` });
}

/** @returns false: it was written by another process since the answer was asked for. */
async function settleDispute(
  deps: OnlineDeps,
  said: Dispute,
  before: DisputeRow | undefined,
  now: Date,
): Promise<boolean> {
  const { paymentReference, reference: providerReference } = said;
  return deps.db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, { paymentReference });
    if (!payment) return true;
    const id = deps.random.uuid();
    const { amount: amountMinor, reason, isInquiry, answerBy, openedAt } = said;
    const opened = { id, paymentId: payment.id, providerReference, amountMinor, reason };
    const isNew = await insertDispute(trx, { ...opened, isInquiry, answerBy, openedAt });
    if (isNew) {
      const { locationCode } = payment;
      const task = { kind: 'dispute', disputeId: id, locationCode, at: now } as const;
      await openTask(trx, deps, task);
      if (!isInquiry) await updateStatus(trx, payment.id, ['booked'], { status: 'disputed' });
    }
    const known = await lockDispute(trx, providerReference);
    if (!known) return true;
    if (!isNew && known.changes !== before?.changes) return false;
    const follows = followsFrom(known, { status: said.state, isInquiry });
    if (follows) await carryOut(trx, deps, { payment, known, said, follows }, now);
    return true;
  });
}

async function carryOut(
  trx: Trx,
  deps: OnlineDeps,
  heard: { payment: PaymentRow; known: DisputeRow; said: Dispute; follows: Follows },
  now: Date,
): Promise<void> {
  const { payment, known, said, follows } = heard;
  const { state: status, isInquiry, answerBy, amount: amountMinor } = said;
  const { books, isHeld, isTask } = follows;
  const bookedAs = books === 'lose' ? await lose(trx, deps, heard, now) : null;
  if (books === 'win_back') await winBack(trx, deps, heard, now);
  const endedAt = isOver({ status, isInquiry }) ? now : null;
  const is = { status, isInquiry, amountMinor, answerBy, endedAt, bookedAs };
  await updateDispute(trx, known, is);
  const [from, to] = isHeld ? (['booked', 'disputed'] as const) : (['disputed', 'booked'] as const);
  await updateStatus(trx, payment.id, [from], { status: to });
  if (isTask) await reopenTask(trx, { disputeId: known.id });
  else await closeTask(trx, { disputeId: known.id }, { how: 'by_itself', by: null, at: now });
  if (status !== 'won' || !payment.bookingId) return;
  // If the session was cancelled meanwhile, the refund had to wait while the bank held the money.
  await deps.jobs.addJob(trx, 'give-back-cancelled', { bookingId: payment.bookingId });
}

type Heard = Pick<Parameters<typeof carryOut>[2], 'payment' | 'known' | 'said'>;

const ofDispute = ({ payment, known, said }: Heard) => ({
  ...{ locationCode: payment.locationCode, clientId: payment.accountId },
  ...{ amountMinor: said.amount, disputeId: known.id, reference: said.reference },
});

/** Takes the money out of the books; returns what became of the amount. */
async function lose(trx: Trx, deps: OnlineDeps, heard: Heard, now: Date) {
  const { payment } = heard;
  const { saleId, giftCardId } = payment;
  // What a bank did not send back is with the client after all.
  await closeTask(trx, { refundsOf: payment.id }, { how: 'by_itself', by: null, at: now });
  // A card whose VAT was due when it was sold has a sale, which is given back with it.
  if (payment.buysGiftCard && giftCardId && !saleId) {
    return loseGift(trx, { ...ofDispute(heard), giftCardId }, now);
  }
  if (!saleId) return 'never_booked' as const;
  const planId = await losePlan(trx, deps, payment, now);
  return loseDisputed(trx, deps, { ...ofDispute(heard), saleId, isPlan: planId !== null }, now);
}

/** Puts the money back into the books: the bank has decided for the studio after all. */
async function winBack(trx: Trx, deps: OnlineDeps, heard: Heard, now: Date): Promise<void> {
  const { payment } = heard;
  const { saleId, giftCardId } = payment;
  const won = ofDispute(heard);
  if (payment.buysGiftCard && giftCardId && !saleId) {
    await winBackGift(trx, { ...won, giftCardId }, now);
  } else if (saleId) {
    const isPlan = (await findMonthOf(trx, payment.id)) !== undefined;
    await winBackDisputed(trx, deps, { ...won, saleId, isPlan }, now);
    const closed = { how: 'by_itself', by: null, at: now } as const;
    await closeTask(trx, { planOf: payment.id }, closed);
  }
}
