/** Paying for a booking online: the request, and its outcome. */
import Type, { type Static } from 'typebox';
import { MembershipUnlocked } from './membership.ts';
import { route, signedIn } from './route.ts';
import { Amount } from './values/amounts.ts';
import { Failure } from './values/failure.ts';
import { Id, Uuid } from './values/keys.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { Instant } from './values/times.ts';

export const OnlinePaymentStatus = oneOf(
  ['open', 'processing', 'paid', 'booked', 'failed', 'expired', 'refunded', 'disputed'],
  {
    description:
      '`failed`: the last try was declined, and another one is possible until `expires_at`. `refunded`: the time was lost while the client paid, and all money goes back.',
  },
);
export type OnlinePaymentStatus = Static<typeof OnlinePaymentStatus>;

const Currency = Type.String({ description: 'ISO 4217.', pattern: '^[A-Z]{3}$', maxLength: 3 });

const aPayment = {
  id: '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10',
  status: 'open',
  amount: 320,
  currency: 'AED',
  expires_at: '2026-03-04T06:20:00.000Z',
} as const;

/** The reply to a booking that is paid online first. */
export const PaymentNeeded = Type.Object(
  {
    payment: Type.Object({
      id: Uuid,
      status: OnlinePaymentStatus,
      url: described(
        'Where it is paid; a page of the provider. Leads to the same page each time.',
        Line,
      ),
      amount: described(
        'What is paid now: the price, or a deposit; 0: nothing, only a card is added.',
        Amount,
      ),
      currency: Currency,
      expires_at: described('The time is held until then.', Instant),
    }),
  },
  {
    description: 'Nothing is booked yet: it is booked once this is paid.',
    examples: [{ payment: { ...aPayment, url: `https://studio.example/pay/${aPayment.id}` } }],
  },
);
export type PaymentNeeded = Static<typeof PaymentNeeded>;

export const OnlinePayment = Type.Object(
  {
    id: Uuid,
    status: OnlinePaymentStatus,
    amount: described('0: only a card is added.', Amount),
    currency: Currency,
    expires_at: Instant,
    appointment_id: described('The session that was booked with it.', Nullable(Uuid)),
    refunded: described('What went back of it, or is on its way back.', Amount),
    url: described('Where it can still be paid; null: nowhere.', Nullable(Line)),
    ...MembershipUnlocked,
  },
  {
    description: 'A payment, as the provider and the books know it.',
    examples: [{ ...aPayment, appointment_id: null, refunded: 0, url: null }],
  },
);
export type OnlinePayment = Static<typeof OnlinePayment>;

const PaymentParams = Type.Object({ id: Uuid });

export const readOnlinePayment = route.get('appointment/payments/:id/', signedIn, {
  scope: 'sessions:write',
  summary: 'What became of a payment of the caller: asked of the provider while it is open',
  params: PaymentParams,
  replies: { 200: OnlinePayment, 404: Failure },
});

export const endOnlinePayment = route.post('appointment/payments/:id/end/', signedIn, {
  scope: 'sessions:write',
  summary: 'Give up an open payment: its time is free again; one that was just paid stays',
  // Ending it twice has the same result.
  keepsNoAnswer: true,
  params: PaymentParams,
  replies: { 200: OnlinePayment, 404: Failure, 503: Failure },
});

export const WayToPay = oneOf(['studio', 'online']);
export type WayToPay = Static<typeof WayToPay>;

const Percent = Nullable(Type.Integer({ minimum: 1, maximum: 100 }));

/** The fees for a late cancellation and a no-show; omitted: the full price. */
export const FeesOfSession = Type.Object({
  late_fee_percent: described('Of the price, once it is cancelled late.', Percent),
  late_fee_amount: described('At most the price.', Nullable(Amount)),
  missed_fee_percent: described('Of the price, once it is missed.', Percent),
  missed_fee_amount: described('At most the price.', Nullable(Amount)),
});
export type FeesOfSession = Static<typeof FeesOfSession>;

export const noFees: FeesOfSession = {
  ...{ late_fee_percent: null, late_fee_amount: null },
  ...{ missed_fee_percent: null, missed_fee_amount: null },
};

const Ways = Type.Object({
  ways: described('How the caller may pay; the first one is proposed.', listOf(WayToPay)),
  deposit_percent: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  deposit_amount: described('At most the price.', Nullable(Amount)),
  late_back_percent: described(
    'What goes back of the money for a session that is cancelled late.',
    Type.Integer({ minimum: 0, maximum: 100 }),
  ),
  needs_card: described(
    'A card on file is asked for, and the caller has none: it is added before the session is booked.',
    Type.Boolean(),
  ),
  ...FeesOfSession.properties,
});
export type Ways = Static<typeof Ways>;

const atStudio = {
  ways: ['studio'],
  deposit_percent: null,
  deposit_amount: null,
  late_back_percent: 0,
  needs_card: false,
  ...noFees,
};

export const readWaysToPay = route.get('appointment/ways-to-pay/', 'public', {
  summary: 'Where the caller pays for sessions and packages: at the studio, online, or either',
  replies: {
    200: Type.Object(
      {
        sessions: described('Services that are paid one by one.', Ways),
        packages: listOf(Type.Object({ package_id: Id, ...Ways.properties })),
        gift_cards: described('Gift cards are used here.', Type.Boolean()),
      },
      {
        examples: [
          {
            sessions: { ...atStudio, ways: ['online', 'studio'] },
            packages: [{ package_id: 2, ...atStudio, ways: ['online'] }],
            gift_cards: false,
          },
        ],
      },
    ),
  },
});
