import { followCardLater } from './cards/add-card.ts';
import { findAskedCard } from './cards/queries.ts';
import type { OnlineDeps } from './deps.ts';
import { followDisputeLater } from './disputes/settle-dispute.ts';
import { findPayment, insertEvent } from './queries/payments.ts';
import { findRefund } from './queries/refunds.ts';
import { followRefund } from './refund-online.ts';
import { followLater } from './settle-payment.ts';

/**
 * Takes news of the provider: what they are about is asked of the provider by a job, so that news
 * that are doubled, late, in another order, or of something unknown change nothing. False: they are
 * forged, too old or of somebody else.
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
    const card = pageReference && (await findAskedCard(trx, { pageReference }));
    if (card && !card.isKept) await followCardLater(trx, deps, card.id, null);
    const refund =
      refundReference && (await findRefund(trx, { providerReference: refundReference }));
    if (refund) await followRefund(trx, deps, refund.id, null);
    if (disputeReference) await followDisputeLater(trx, deps, disputeReference);
  });
  return true;
}
