import { amountOf } from '@limber/contract/money/currency.ts';
import type { OnlinePayment } from '@limber/contract/payments.ts';
import { ProviderFailed } from '../../platform/card-payments/provider.ts';
import { findStored, lockActor } from '../../platform/database/lock-account.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { settleFound, settlePayment } from './book-or-refund-payment.ts';
import type { OnlineDeps, PaymentDeps } from './deps.ts';
import { NO_ANSWER } from './payment-refusals.ts';
import { LIVE } from './payment-status-rules.ts';
import { openAddress } from './payment-urls.ts';
import { findPayment, findUnlockedBy, type PaymentRow, sumSentBack } from './queries/payments.ts';

/**
 * A payment of the caller. While it is open the provider is asked, so that a client who returns
 * from the provider's page need not wait for its webhook. Refuses 404 another client's.
 */
export async function readOnlinePayment(
  deps: PaymentDeps,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OnlinePayment> {
  const payment = await findOwn(deps, actor, id);
  const { provider } = deps;
  if (!provider || !LIVE.includes(payment.status)) return onWire(deps, payment);
  const asked = settleFound({ ...deps, provider }, payment, { ends: false }, now);
  const settled = await asked.catch((error) => {
    // A job asks again later.
    if (error instanceof ProviderFailed) return payment;
    throw error;
  });
  return onWire(deps, settled ?? payment);
}

/**
 * Ends an open payment of the caller and frees its time; if it has just been paid, it is booked.
 * Refuses 404 another client's, 503 when the provider does not answer.
 */
export async function endOnlinePayment(
  deps: PaymentDeps,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OnlinePayment> {
  await deps.db.transaction().execute((trx) => lockActor(trx, actor.accountId));
  const payment = await findOwn(deps, actor, id);
  const { provider } = deps;
  if (!provider) return onWire(deps, payment);
  const online: OnlineDeps = { ...deps, provider };
  const ended = await settlePayment(online, id, { ends: true }, now).catch(asBusy);
  return onWire(deps, ended ?? payment);
}

/** A refusal for a provider that does not answer. */
function asBusy(error: unknown): never {
  throw error instanceof ProviderFailed ? refusal(503, NO_ANSWER) : error;
}

async function findOwn({ db }: PaymentDeps, actor: Actor, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, { id });
  // The payer's account may have been merged since.
  const payerId = payment && (await findStored(db, payment.accountId));
  if (!payment || payerId !== actor.accountId) throw refusal(404, UNKNOWN_PAYMENT);
  return payment;
}

async function onWire(deps: PaymentDeps, payment: PaymentRow): Promise<OnlinePayment> {
  const [unlocked, sentBackMinor] = await Promise.all([
    payment.saleId && findUnlockedBy(deps.db, payment.saleId),
    sumSentBack(deps.db, payment.id),
  ]);
  return {
    id: payment.id,
    status: payment.status,
    amount: amountOf(payment.amountMinor),
    currency: payment.currency,
    expires_at: payment.expiresAt.toISOString(),
    appointment_id: payment.bookingId,
    refunded: amountOf(sentBackMinor),
    url: openAddress(deps.publicUrl, payment),
    ...(unlocked && { membership_unlocked: true, membership_renewed: unlocked === 'renewed' }),
  };
}

const UNKNOWN_PAYMENT = { en: 'We do not know this payment.', ar: 'لا نعرف هذه الدفعة.' };
