import type { Tasks } from '../../platform/job-workers.ts';
import { plainName } from '../accounts/name-rules.ts';
import { readSender } from '../notifications/compose-mail.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { followPayment } from './book-or-refund-payment.ts';
import { followCard } from './cards/add-card.ts';
import { forgetCards } from './cards/keep-card.ts';
import type { OnlineDeps, PaymentDeps } from './deps.ts';
import { watchPayments } from './desk-tasks/watch-payments.ts';
import { askForDisputes, followDispute } from './disputes/settle-dispute.ts';
import { takeFee } from './fees/take-fee.ts';
import { tellOfFee } from './fees/tell-of-fee.ts';
import { tellOfGift } from './gifts/tell-of-gift.ts';
import { paymentReturnedMail } from './money-returned-email.ts';
import { askForPayouts } from './payouts/ask-for-payouts.ts';
import { followPlan } from './plans/follow-plan.ts';
import { findPayer } from './queries/payer.ts';
import { findPayment } from './queries/payments.ts';
import { refundCancelled, sendMoneyBack } from './refund-online.ts';

type PaymentJob =
  | 'follow-payment'
  | 'send-money-back'
  | 'give-back-cancelled'
  | 'tell-payment-returned'
  | 'follow-card'
  | 'forget-cards'
  | 'take-fee'
  | 'tell-of-fee'
  | 'follow-dispute'
  | 'ask-for-disputes'
  | 'ask-for-payouts'
  | 'watch-payments'
  | 'follow-plan'
  | 'tell-gift-bought';

/** Jobs that wait for the provider. */
export const slowPaymentTasks: readonly PaymentJob[] = [
  ...(['follow-payment', 'send-money-back', 'follow-card', 'forget-cards', 'take-fee'] as const),
  ...(['follow-dispute', 'ask-for-disputes', 'ask-for-payouts'] as const),
  ...(['follow-plan'] as const),
];

/** The jobs that payments add. Each checks the present state first. */
export function paymentTasks(deps: PaymentDeps): Pick<Tasks, PaymentJob> {
  const online = (): OnlineDeps => {
    const { provider } = deps;
    // The job is retried until the keys are configured again.
    if (!provider) throw new Error('payments are open, but no provider is configured');
    return { ...deps, provider };
  };
  return {
    'follow-payment': ({ paymentId }) => followPayment(online(), paymentId, deps.clock.now()),
    'send-money-back': ({ refundId }) => sendMoneyBack(online(), refundId, deps.clock.now()),
    'give-back-cancelled': ({ bookingId }) => refundCancelled(deps, bookingId, deps.clock.now()),
    'follow-card': ({ cardId }) => followCard(online(), cardId, deps.clock.now()),
    // Without a provider nothing can be deleted there; the cards stay noted.
    'forget-cards': async () => void (deps.provider && (await forgetCards(online()))),
    'take-fee': ({ feeId }) => takeFee(online(), feeId, deps.clock.now()),
    'follow-plan': ({ planId }) => followPlan(online(), planId, deps.clock.now()),
    'tell-gift-bought': (job) => tellOfGift(deps, job),
    'tell-of-fee': ({ feeId }) => tellOfFee(deps, feeId, deps.clock.now()),
    'follow-dispute': ({ reference }) => followDispute(online(), reference, deps.clock.now()),
    // Without a provider there is nothing to ask.
    'ask-for-disputes': async () =>
      void (deps.provider && (await askForDisputes(online(), deps.clock.now()))),
    'ask-for-payouts': async () =>
      void (deps.provider && (await askForPayouts(online(), deps.clock.now()))),
    'watch-payments': () => watchPayments(deps.db, deps.clock.now()),
    'tell-payment-returned': async ({ paymentId, freeTimes }) => {
      const payment = await findPayment(deps.db, { id: paymentId });
      const payer = payment && (await findPayer(deps.db, payment.accountId));
      if (!payment || !payer) return;
      const { amountMinor } = payment;
      const firstName = plainName(payer.firstName);
      const was = payment.buysGiftCard ? 'gift' : payment.linkId ? 'owed' : 'session';
      const mail = { id: paymentId, amountMinor, freeTimes, ...payer, firstName, was } as const;
      await deps.db.transaction().execute(async (trx) => {
        const sender = await readSender(trx, deps.publicUrl);
        await queueMail(trx, deps, paymentReturnedMail(mail, sender));
      });
    },
  };
}
