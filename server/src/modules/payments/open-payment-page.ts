import { openCardPage } from './cards/add-card.ts';
import type { OnlineDeps } from './deps.ts';
import { UNPAID } from './payment-rules.ts';
import { returnAddress } from './payment-urls.ts';
import { findPayer } from './queries/payer.ts';
import { findPayment, updatePage } from './queries/payments.ts';
import { openRequest } from './sealed-booking-request.ts';

/**
 * The provider's page of a payment, or of a card that is added, which is opened now if it was not
 * yet. Null: the payment is over, or unknown. Throws `ProviderFailed` where the provider does not answer.
 */
export async function openPaymentPage(deps: OnlineDeps, id: string): Promise<string | null> {
  const payment = await findPayment(deps.db, { id });
  if (!payment) return openCardPage(deps, id, deps.clock.now());
  if (!UNPAID.includes(payment.status)) return null;
  if (payment.pageUrl) return payment.pageUrl;
  const payer = await findPayer(deps.db, payment.accountId);
  const stored = openRequest(deps.secret, payment.requestSealed);
  if (!payer || !stored) return null;
  const page = await deps.provider.openPaymentPage({
    ...{ paymentId: id, amount: payment.amountFils, currency: payment.currency },
    keepsCard: payment.keepsCard,
    ...{ title: stored.title, email: payer.email, language: payer.language },
    returnUrl: returnAddress(deps.publicUrl, id),
    expiresAt: payment.expiresAt,
  });
  if (await updatePage(deps.db, id, page)) return page.url;
  // It ended meanwhile: nobody has the address of this page.
  await deps.provider.endPage(page.reference);
  return null;
}
