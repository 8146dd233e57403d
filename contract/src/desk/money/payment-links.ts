/** Links by which clients pay online what they owe. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, Nullable } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';

export const PaymentLink = Type.Object(
  {
    id: Uuid,
    url: described('Opens a page that says what is owed, and leads to the payment.', Line),
    name: described('What it is for.', Line),
    amount: described('What is owed now.', Amount),
    expires_at: Instant,
    email: described('Where a mail would go; null: there is no address.', Nullable(Line)),
    phone_number: Nullable(Line),
    text: described('A message with the link, in the language of the client.', Prose),
  },
  {
    examples: [
      {
        id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        url: 'https://studio.example/owed/0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        name: 'Massage, 60 min',
        amount: 320,
        expires_at: '2026-03-11T06:00:00.000Z',
        email: 'amina@example.com',
        phone_number: '+971501234567',
        text: 'Hello Amina, you can pay 320.00 AED for Massage, 60 min here: https://studio.example/owed/0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
      },
    ],
  },
);
export type PaymentLink = Static<typeof PaymentLink>;

export const OwedThing = Type.Object({
  location: described('In whose books the money goes.', LocationCode),
  booking_id: Type.Optional(described('A session that was not sold yet.', Uuid)),
  owned_package_id: Type.Optional(described('A package bought on the site.', Id)),
  sale_id: Type.Optional(described('A sale that is not fully paid.', Uuid)),
});
export type OwedThing = Static<typeof OwedThing>;

export const makePaymentLink = route.post('desk/till/payment-links/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'A link by which a client pays one thing that they owe; the same one each time',
  body: OwedThing,
  replies: { 201: PaymentLink, 404: Failure, 409: Failure },
});

export const mailPaymentLink = route.post('desk/till/payment-links/:id/mail/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Mail a link to its client',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ location: LocationCode }),
  replies: {
    200: Type.Object({ to: Line }, { examples: [{ to: 'amina@example.com' }] }),
    404: Failure,
    409: Failure,
  },
});

export const withdrawPaymentLink = route.post('desk/till/payment-links/:id/withdraw/', desk, {
  concerns: { branch: 'body.location' },
  summary:
    'Withdraw a link: nothing is paid by it from then on, and asked for again it is another one',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ location: LocationCode }),
  replies: { 204: Type.Null(), 404: Failure },
});
