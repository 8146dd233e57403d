import type { Delivery, WebhookEvent } from '@limber/contract/desk/software/webhooks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The events of the studio, in words. */
export const eventWords: Readonly<Record<WebhookEvent, MessageDescriptor>> = {
  'booking.made': msg`Session booked`,
  'booking.moved': msg`Session moved`,
  'booking.cancelled': msg`Session cancelled`,
  'booking.restored': msg`Session restored`,
  'booking.checked_in': msg`Client checked in`,
  'booking.completed': msg`Session completed`,
  'booking.missed': msg`Session missed`,
  'payment.made': msg`Payment taken`,
  'payment.refunded': msg`Money given back`,
  'client.made': msg`New client`,
};

/** Why an event was not delivered. */
export const failureWords: Readonly<Record<NonNullable<Delivery['failure']>, MessageDescriptor>> = {
  address: msg`The address is not public.`,
  unreachable: msg`Nobody answers there.`,
  too_slow: msg`The answer took too long.`,
  answer: msg`The answer was no success.`,
};
