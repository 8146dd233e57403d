import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { followLater } from '../book-or-refund-payment.ts';
import type { PaymentDeps } from '../deps.ts';
import { endPaymentsOfLink } from '../queries/payments.ts';
import { UNKNOWN_DEBT } from './make-link.ts';
import { findLink, updateWithdrawn } from './queries.ts';

/**
 * Withdraws a link, so that no more payments begin by it. A job ends an open page of the provider;
 * a payment made there before that still settles the debt. Refuses 404 an unknown link or one of
 * another branch.
 */
export async function withdrawPaymentLink(
  deps: PaymentDeps,
  actor: Actor,
  { id, location }: { readonly id: string; readonly location: string },
  now: Date,
): Promise<null> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const link = await findLink(trx, id, { locks: true });
    if (link?.locationCode !== location) throw refusal(404, UNKNOWN_DEBT);
    await updateWithdrawn(trx, id, { by: actor.accountId, at: now });
    for (const paymentId of await endPaymentsOfLink(trx, id, now)) {
      await followLater(trx, deps, paymentId, null);
    }
    return keepAnswer(trx, null);
  });
}
