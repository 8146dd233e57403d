/** Events of the studio, sent to software of others in the form of Standard Webhooks. */
import Type, { type Static, type TSchema } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { managers, route } from '../../route.ts';
import {
  WEBHOOK_GIVES_UP_DAYS,
  WEBHOOK_STAYS_DAYS,
  WEBHOOK_WAITS_SECONDS,
} from '../../terms/software/webhooks.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { PaymentMethod } from '../money/till-values.ts';

export const WebhookEvent = oneOf([
  ...(['booking.made', 'booking.moved', 'booking.cancelled', 'booking.restored'] as const),
  ...(['booking.checked_in', 'booking.completed', 'booking.missed'] as const),
  ...(['payment.made', 'payment.refunded', 'client.made'] as const),
]);
export type WebhookEvent = Static<typeof WebhookEvent>;

/** What is told of a session. */
export const BookingTold = Type.Object({
  booking_id: Uuid,
  client_id: Id,
  therapist_id: Id,
  location: LocationCode,
  status: AppointmentStatus,
  starts_at: Instant,
  ends_at: Instant,
  moved_from: described('When it would have begun; null: it was not moved.', Nullable(Instant)),
});

/** What is told of money. */
export const PaymentTold = Type.Object({
  sale_id: Uuid,
  client_id: described('Null: the client is not known.', Nullable(Id)),
  method: PaymentMethod,
  amount_in_minor_units: Type.Integer({
    description: 'Below zero: given back.',
    minimum: -MOST,
    maximum: MOST,
  }),
  booking_ids: listOf(Uuid, { description: 'The sessions that the sale is for.' }),
});

/** What is told of a new client. */
export const ClientTold = Type.Object({ client_id: Id });

const aSession = {
  booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  ...{ client_id: 12, therapist_id: 3, location: 'A', status: 'booked' },
  ...{ starts_at: '2026-11-22T13:00:00+00:00', ends_at: '2026-11-22T14:00:00+00:00' },
  moved_from: null,
};
const aPayment = {
  ...{
    sale_id: '5b0e2c7a-1f7d-4d55-8a39-0c9b7f2f6d10',
    client_id: 12,
    method: 'cash',
    amount_in_minor_units: 32_000,
  },
  booking_ids: [aSession.booking_id],
};
const ofBooking = { data: BookingTold, example: aSession };
const ofPayment = { data: PaymentTold, example: aPayment };

/** What each event says, in the field `data`, with an example of it. */
export const TOLD_BY_EVENT = {
  'booking.made': { summary: 'A session was booked', ...ofBooking },
  'booking.moved': { summary: 'A session was moved', ...ofBooking },
  'booking.cancelled': { summary: 'A session was cancelled', ...ofBooking },
  'booking.restored': { summary: 'What was done to a session was undone', ...ofBooking },
  'booking.checked_in': { summary: 'A client came to a session', ...ofBooking },
  'booking.completed': { summary: 'A session was completed', ...ofBooking },
  'booking.missed': { summary: 'A client did not come to a session', ...ofBooking },
  'payment.made': { summary: 'Money was taken', ...ofPayment },
  'payment.refunded': { summary: 'Money was given back', ...ofPayment },
  'client.made': {
    summary: 'A client is new',
    ...{ data: ClientTold, example: { client_id: 12 } },
  },
} satisfies Record<WebhookEvent, { summary: string; data: TSchema; example: object }>;

const Events = Type.Array(WebhookEvent, { minItems: 1, maxItems: 10, uniqueItems: true });

const anEndpoint = {
  id: 1,
  url: 'https://books.example/hooks/studio',
  events: ['booking.made', 'booking.cancelled'],
  made_at: '2026-11-21T10:30:00Z',
  waiting: 0,
  failing_since: null,
  next_try_at: null,
  stopped_at: null,
};

export const Webhook = Type.Object(
  {
    id: Id,
    url: Line,
    events: Events,
    made_at: Instant,
    waiting: Type.Integer({ description: 'Events not delivered yet.', minimum: 0, maximum: MOST }),
    failing_since: described('Null: the last try succeeded.', Nullable(Instant)),
    next_try_at: Nullable(Instant),
    stopped_at: described(
      `Given up after ${WEBHOOK_GIVES_UP_DAYS} days of failures; events wait until it is tried again.`,
      Nullable(Instant),
    ),
  },
  { examples: [anEndpoint] },
);
export type Webhook = Static<typeof Webhook>;

export const AskedWebhook = Type.Object(
  {
    url: Type.String({
      maxLength: 300,
      pattern: '^https?://\\S+$',
      'x-sentence': {
        en: 'Please enter an address that begins with https://.',
        ar: 'يرجى إدخال رابط يبدأ بـ https://.',
      },
    }),
    events: Events,
  },
  {
    additionalProperties: false,
    examples: [{ url: anEndpoint.url, events: anEndpoint.events }],
  },
);
export type AskedWebhook = Static<typeof AskedWebhook>;

export const MadeWebhook = Type.Object(
  {
    ...Webhook.properties,
    secret: described('Signs what is sent. It is shown this once.', Line),
  },
  { examples: [{ ...anEndpoint, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' }] },
);
export type MadeWebhook = Static<typeof MadeWebhook>;

export const Delivery = Type.Object(
  {
    id: Id,
    message_id: described('As in the header `webhook-id`; sent again it stays.', Uuid),
    type: WebhookEvent,
    at: described('When it happened.', Instant),
    tried_at: described('The last try; null: none yet.', Nullable(Instant)),
    answer: described(
      'Status of the last reply; null: none came.',
      Nullable(Type.Integer({ minimum: 100, maximum: 999 })),
    ),
    failure: described(
      'Why the last try failed: the address is not public, nobody answers there, the answer took too long, or it was no success.',
      Nullable(oneOf(['address', 'unreachable', 'too_slow', 'answer'])),
    ),
    delivered_at: described('Null: it waits.', Nullable(Instant)),
  },
  {
    examples: [
      {
        id: 12,
        message_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        type: 'booking.made',
        at: '2026-11-21T10:30:00Z',
        tried_at: '2026-11-21T10:30:01Z',
        answer: 204,
        failure: null,
        delivered_at: '2026-11-21T10:30:01Z',
      },
    ],
  },
);
export type Delivery = Static<typeof Delivery>;

const Which = Type.Object({ id: Id });
const full = { fullWay: true } as const;

export const listWebhooks = route.get('desk/studio/webhooks', managers, {
  summary: 'Where events of the studio are sent to, and how that goes',
  replies: { 200: listOf(Webhook) },
});

export const addWebhook = route.post('desk/studio/webhooks', managers, {
  ...full,
  keepsNoAnswer: true,
  summary: 'Send events of the studio to an address, from now on',
  description: `Each event is a POST of \`{ type, timestamp, data }\`, signed by the rules of Standard Webhooks (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`). Any 2xx within ${WEBHOOK_WAITS_SECONDS} seconds counts as delivered. Events of an address come in order; one that fails is tried again with growing pauses, and the others wait for it. \`data\` has ids and times, and nothing about a person. The address must be public and begin with https://.`,
  body: AskedWebhook,
  replies: { 201: MadeWebhook, 409: Failure },
});

export const changeWebhook = route.put('desk/studio/webhooks/:id', managers, {
  ...full,
  summary: 'Change an address or what is sent there',
  params: Which,
  body: AskedWebhook,
  replies: { 200: Webhook, 404: Failure },
});

export const removeWebhook = route.delete('desk/studio/webhooks/:id', managers, {
  ...full,
  summary: 'Send nothing to an address any more; what waits is forgotten',
  params: Which,
  replies: { 204: Type.Null(), 404: Failure },
});

export const tryWebhook = route.post('desk/studio/webhooks/:id/try', managers, {
  summary: 'Try an address at once that fails or was stopped',
  params: Which,
  replies: { 200: Webhook, 404: Failure },
});

export const listDeliveries = route.get('desk/studio/webhooks/:id/deliveries', managers, {
  summary: `What was and will be sent to an address, latest first; for ${WEBHOOK_STAYS_DAYS} days`,
  params: Which,
  query: Type.Object({
    before: Type.Optional(described('Only those before this one.', Id)),
  }),
  replies: { 200: listOf(Delivery), 404: Failure },
});

export const sendAgain = route.post(
  'desk/studio/webhooks/:id/deliveries/:delivery/again',
  managers,
  {
    summary: 'Send an event once more, after those that wait',
    params: Type.Object({ id: Id, delivery: Id }),
    replies: { 200: Webhook, 404: Failure },
  },
);
