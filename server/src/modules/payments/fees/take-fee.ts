import { studioCurrency } from '@limber/contract/money/currency.ts';
import { payableOnline } from '@limber/contract/money/deposit-and-late-refund.ts';
import { CHARGE_ASKED_MINUTES } from '@limber/contract/terms/booking/cards-on-file.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { orderBackToCards } from '../../till/online/back-to-card.ts';
import { lockSessionOfFee, sellFee, TooMuch } from '../../till/online/sell-fee.ts';
import { findKeptCard } from '../cards/queries.ts';
import type { OnlineDeps } from '../deps.ts';
import { openTask } from '../desk-tasks/queries.ts';
import {
  type FeeRow,
  findBranchOfFee,
  findFee,
  findOwedFee,
  insertTaken,
  type OwedFee,
  updateFee,
} from './queries.ts';

/**
 * Charges an announced fee to the client's card, once: the charge is prepared at the provider, its
 * reference is stored, and only then is it carried out, so that a second run continues the same
 * charge. Never charges more than is owed at this moment. If the bank refuses or asks for its
 * client, the amount stays due and the client is told.
 */
export async function takeFee(deps: OnlineDeps, feeId: string, now: Date): Promise<void> {
  const fee = await findFee(deps.db, feeId);
  if (fee?.status === 'taking') return carryOut(deps, fee, now);
  if (fee?.status !== 'announced') return;
  const owed = await findOwedFee(deps.db, fee.bookingId);
  if (!owed || owed.because !== fee.because) {
    await updateFee(deps.db, feeId, ['announced'], { status: 'void' });
    return;
  }
  const amountMinor = payableOnline(Math.min(fee.amountMinor, owed.owedMinor));
  const card = await findKeptCard(deps.db, owed.client.id);
  if (!card) return fail(deps, feeId, ['announced'], 'no_card', now);
  const chargeReference = await deps.provider.prepareCharge({
    ...{ id: feeId, amount: amountMinor, currency: studioCurrency().code, card },
    title: owed.names.join(' + '),
  });
  if (chargeReference === null) return fail(deps, feeId, ['announced'], 'declined', now);
  const to = { status: 'taking', amountMinor, chargeReference } as const;
  if (!(await updateFee(deps.db, feeId, ['announced'], to))) return;
  await carryOut(deps, { ...fee, ...to }, now);
}

async function carryOut(deps: OnlineDeps, fee: FeeRow, now: Date): Promise<void> {
  const { id, chargeReference } = fee;
  if (chargeReference === null) throw new Error(`fee ${id} has no charge`);
  const charged = await deps.provider.takeCharge(chargeReference);
  if (charged.state === 'failed') return fail(deps, id, ['taking'], charged.because, now);
  if (charged.state === 'processing') {
    const runAt = new Date(now.getTime() + CHARGE_ASKED_MINUTES * 60_000);
    const again = { runAt, jobKey: `fee ${id}` };
    await deps.db
      .transaction()
      .execute((trx) => deps.jobs.addJob(trx, 'take-fee', { feeId: id }, again));
    return;
  }
  try {
    await book(deps, { ...fee, chargeReference }, now);
  } catch (error) {
    if (!(error instanceof TooMuch || error instanceof Refusal)) throw error;
    await giveBack(deps, { ...fee, chargeReference }, now);
  }
}

type Charged = FeeRow & { readonly chargeReference: string };

/** Books the money with its invoice and settles the fee, in one transaction. */
async function book(deps: OnlineDeps, fee: Charged, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const paid = await findOwedFee(trx, fee.bookingId);
    if (!paid) throw new TooMuch();
    await lockAccount(trx, paid.client.id);
    await lockSessionOfFee(trx, fee.bookingId, paid.saleId);
    const owed = await findOwedFee(trx, fee.bookingId);
    // The job is repeated and continues the same charge.
    if (owed && owed.saleId !== paid.saleId) throw new Error('it was sold at this moment');
    if (!owed || owed.owedMinor < fee.amountMinor) throw new TooMuch();
    const paymentId = deps.random.uuid();
    const { locationCode, client, saleId: soldIn } = owed;
    const { bookingId, amountMinor, chargeReference: reference } = fee;
    const taken = { bookingId, saleId: soldIn, clientId: client.id, locationCode };
    const saleId = await sellFee(trx, deps, { ...taken, amountMinor, reference }, now);
    await insertTaken(trx, {
      ...moneyOf(deps, fee, owed, now),
      ...{ id: paymentId, status: 'booked', saleId },
    });
    const to = { status: 'taken', paymentId } as const;
    if (!(await updateFee(trx, fee.id, ['taking'], to))) throw new Error('it was just booked');
    await deps.jobs.addJob(trx, 'tell-of-fee', { feeId: fee.id });
  });
}

/** All of it goes back: the fee was paid at the desk, or the session was restored. */
async function giveBack(deps: OnlineDeps, fee: Charged, now: Date): Promise<void> {
  const whose = await deps.db
    .selectFrom('bookings')
    .select(['client_id as id', 'location_code as locationCode'])
    .where('id', '=', fee.bookingId)
    .executeTakeFirstOrThrow();
  const owed = { client: whose, locationCode: whose.locationCode };
  await deps.db.transaction().execute(async (trx) => {
    if (!(await updateFee(trx, fee.id, ['taking'], { status: 'void' }))) return;
    const paymentId = deps.random.uuid();
    const money = moneyOf(deps, fee, owed, now);
    await insertTaken(trx, { ...money, id: paymentId, status: 'refunded', saleId: null });
    const all = { paymentId, minor: fee.amountMinor, reference: fee.chargeReference };
    await orderBackToCards(trx, deps, [all], { refundId: null, because: 'not_booked', at: now });
  });
}

function moneyOf(
  { provider }: OnlineDeps,
  { amountMinor, chargeReference }: Charged,
  {
    client,
    locationCode,
  }: Pick<OwedFee, 'locationCode'> & { readonly client: { readonly id: number } },
  at: Date,
) {
  const money = { amountMinor, currency: studioCurrency().code, provider: provider.name };
  return { ...money, accountId: client.id, locationCode, chargeReference, at };
}

async function fail(
  deps: OnlineDeps,
  feeId: string,
  from: readonly FeeRow['status'][],
  failure: NonNullable<FeeRow['failure']>,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const failed = await updateFee(trx, feeId, from, { status: 'declined', failure });
    if (!failed) return;
    await deps.jobs.addJob(trx, 'tell-of-fee', { feeId });
    const locationCode = await findBranchOfFee(trx, feeId);
    await openTask(trx, deps, { kind: 'fee_failed', feeId, locationCode, at: now });
  });
}
