import { UNPAID } from './payment-status-rules.ts';
import type { PaymentRow } from './queries/payments.ts';

/** The address for paying a payment; it redirects to the provider's page. */
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

/** Our page of the payment, to which the provider's page leads back. */
export function returnAddress(publicUrl: string, paymentId: string): string {
  return `${publicUrl}/payment/${encodeURIComponent(paymentId)}`;
}

/** The page of the client's plans; clients return to it after paying for one. */
export function plansAddress(publicUrl: string): string {
  return `${publicUrl}/profile#plans`;
}

/** Where a client sees the gift cards that they bought, and comes back to from paying for one. */
export function giftAddress(publicUrl: string, paymentId: string): string {
  return `${publicUrl}/gift-cards?payment=${encodeURIComponent(paymentId)}`;
}
