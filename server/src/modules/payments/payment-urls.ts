import { UNPAID } from './payment-rules.ts';
import type { PaymentRow } from './queries/payments.ts';

/** Where a payment is paid: leads to the page of the provider. */
export function payAddress(publicUrl: string, paymentId: string): string {
  return `${publicUrl}/pay/${paymentId}`;
}

/** The {@link payAddress} of a payment that can still be paid there; null: it is over. */
export function openAddress(publicUrl: string, payment: PaymentRow): string | null {
  return UNPAID.includes(payment.status) ? payAddress(publicUrl, payment.id) : null;
}

/** The page of a link, which says what is owed. */
export function linkUrl(publicUrl: string, linkId: string): string {
  return `${publicUrl}/owed/${linkId}`;
}

/** Where the provider's page leads back to: our page of the payment. */
export function returnAddress(publicUrl: string, paymentId: string): string {
  return `${publicUrl}/payment/${encodeURIComponent(paymentId)}`;
}

/** Where a client sees their plans, and comes back to from paying for one. */
export function plansAddress(publicUrl: string): string {
  return `${publicUrl}/profile#plans`;
}
