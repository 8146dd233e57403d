/** Paying for a booking online: what is asked for, and what became of it. */
import Type, { type Static } from 'typebox';
import { MembershipUnlocked } from './membership.ts';
import { route, signedIn } from './route.ts';
import { Failure } from './values/failure.ts';
import { Id, Uuid } from './values/keys.ts';
import { Aed } from './values/money.ts';
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
      amount: described('What is paid now: the price, or a deposit.', Aed),
      currency: Currency,
      expires_at: described('The time is held until then.', Instant),
    }),
  },
  {
    description: 'Nothing is booked yet: it is booked once this is paid.',
    examples: [{ payment: { ...aPayment, url: `https://limber.example/pay/${aPayment.id}` } }],
  },
);
export type PaymentNeeded = Static<typeof PaymentNeeded>;

export const OnlinePayment = Type.Object(
  {
    id: Uuid,
    status: OnlinePaymentStatus,
    amount: Aed,
    currency: Currency,
    expires_at: Instant,
    appointment_id: described('The session that was booked with it.', Nullable(Uuid)),
    refunded: described('What went back of it, or is on its way back.', Aed),
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
  summary: 'What became of a payment of the caller: asked of the provider while it is open',
  params: PaymentParams,
  replies: { 200: OnlinePayment, 404: Failure },
});

export const endOnlinePayment = route.post('appointment/payments/:id/end/', signedIn, {
  summary: 'Give up an open payment: its time is free again; one that was just paid stays',
  // Ended a second time it is over all the same.
  keepsNoAnswer: true,
  params: PaymentParams,
  replies: { 200: OnlinePayment, 404: Failure, 503: Failure },
});

export const WayToPay = oneOf(['studio', 'online']);
export type WayToPay = Static<typeof WayToPay>;

const Ways = Type.Object({
  ways: described('How the caller may pay; the first one is proposed.', listOf(WayToPay)),
  deposit_percent: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  deposit_amount: described('At most the price.', Nullable(Aed)),
  late_back_percent: described(
    'What goes back of the money for a session that is cancelled late.',
    Type.Integer({ minimum: 0, maximum: 100 }),
  ),
});
export type Ways = Static<typeof Ways>;

const atStudio = {
  ways: ['studio'],
  deposit_percent: null,
  deposit_amount: null,
  late_back_percent: 0,
};

export const readWaysToPay = route.get('appointment/ways-to-pay/', 'public', {
  summary: 'Where the caller pays for sessions and packages: at the studio, online, or either',
  replies: {
    200: Type.Object(
      {
        sessions: described('Services that are paid one by one.', Ways),
        packages: listOf(Type.Object({ package_id: Id, ...Ways.properties })),
      },
      {
        examples: [
          {
            sessions: { ...atStudio, ways: ['online', 'studio'] },
            packages: [{ package_id: 2, ...atStudio, ways: ['online'] }],
          },
        ],
      },
    ),
  },
});
