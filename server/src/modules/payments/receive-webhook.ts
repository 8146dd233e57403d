import { insertEvent } from '../../platform/webhooks/provider-events.ts';
import { followLater } from './book-or-refund-payment.ts';
import { followCardLater } from './cards/add-card.ts';
import { findPendingCard } from './cards/queries.ts';
import type { OnlineDeps } from './deps.ts';
import { followDisputeLater } from './disputes/settle-dispute.ts';
import { findPayment } from './queries/payments.ts';
import { findRefund } from './queries/refunds.ts';
import { followRefund } from './refund-online.ts';

/**
 * Receives a webhook of the provider. It is only a hint: a job asks the provider for the present
 * state, so that repeated, late, reordered or unknown events change nothing. False: it is forged,
 * too old or meant for another account.
 */
export async function receiveWebhook(
  deps: OnlineDeps,
  { body, signature }: { readonly body: string; readonly signature: string },
  now: Date,
): Promise<boolean> {
  const event = deps.provider.readEvent(body, signature, now);
  if (!event) return false;
  const { pageReference, refundReference, disputeReference } = event;
  await deps.db.transaction().execute(async (trx) => {
    const told = { id: event.id, provider: deps.provider.name, at: now };
    if (!(await insertEvent(trx, told))) return;
    const payment = pageReference && (await findPayment(trx, { pageReference }));
    if (payment) await followLater(trx, deps, payment.id, null);
    const card = pageReference && (await findPendingCard(trx, { pageReference }));
    if (card && !card.isKept) await followCardLater(trx, deps, card.id, null);
    const refund =
      refundReference && (await findRefund(trx, { providerReference: refundReference }));
    if (refund) await followRefund(trx, deps, refund.id, null);
    if (disputeReference) await followDisputeLater(trx, deps, disputeReference);
  });
  return true;
}
