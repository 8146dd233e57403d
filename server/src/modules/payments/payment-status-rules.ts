import type { OnlinePaymentStatus } from '@limber/contract/payments.ts';
import {
  PAYMENT_ASKED_MINUTES,
  PAYMENT_MINUTES,
  PROVIDER_ASKED_AGAIN_SECONDS,
} from '@limber/contract/terms/booking/paying-online.ts';

export type PaymentStatus = OnlinePaymentStatus;

/** Not over: it may still be paid, or is paid and not booked yet. */
export const LIVE: readonly PaymentStatus[] = ['open', 'processing', 'failed', 'paid'];
/** It waits for the client. */
export const UNPAID: readonly PaymentStatus[] = ['open', 'processing', 'failed'];
/** Money that comes in now can still be booked, though it may come too late. */
export const PAYABLE: readonly PaymentStatus[] = [...UNPAID, 'expired'];

/** When a payment that begins at `now` is over. */
export function paymentEndsAt(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
}

/** When to ask the provider next about a payment that began at `madeAt`; null: after its end. */
export function nextAsked(madeAt: Date, now: Date): Date | null {
  const times = PAYMENT_ASKED_MINUTES.map(
    (minutes) => new Date(madeAt.getTime() + minutes * 60_000),
  );
  return times.find((time) => time > now) ?? null;
}

/** When to ask the provider again: as planned, or soon if it did not answer or the time is over. */
export function askedAgainAt(planned: Date | null, now: Date): Date {
  return planned ?? new Date(now.getTime() + PROVIDER_ASKED_AGAIN_SECONDS * 1000);
}

/** The status of a payment whose page was not paid. */
export function statusOf(
  state: 'open' | 'declined' | 'processing' | 'ended',
): 'open' | 'failed' | 'processing' | 'expired' {
  if (state === 'declined') return 'failed';
  return state === 'ended' ? 'expired' : state;
}

/** Whether the money received is exactly what was asked for. */
export function isWhole(
  asked: { readonly amountMinor: number; readonly currency: string },
  came: { readonly amount: number; readonly currency: string },
): boolean {
  // A page for a card alone has no currency.
  const isInCurrency = asked.currency === came.currency || asked.amountMinor === 0;
  return asked.amountMinor === came.amount && isInCurrency;
}
