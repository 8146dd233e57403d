/** Failures and disputes of online payments that the desk has to look at. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { GivenReason, SaleParty } from './till-values.ts';

export const PaymentTaskKind = oneOf(
  [
    ...(['refund_refused', 'refund_late', 'payment_stuck', 'fee_failed', 'plan_failed'] as const),
    ...(['plan_lost', 'dispute'] as const),
  ],
  {
    description:
      '`refund_refused`: the bank did not take money back. `refund_late`: it says nothing for days about money on its way back. `payment_stuck`: nobody knows yet what became of a payment. `fee_failed`: a fee could not be taken from a card. `plan_failed`: nor a month of a plan. `plan_lost`: a bank took back a month of a plan, which has ended. `dispute`: the client asks their bank for the money; for managers only.',
  },
);
export type PaymentTaskKind = Static<typeof PaymentTaskKind>;

/** Evidence for the bank that a payment was justified. */
const Proof = Type.Object({
  paid_at: Nullable(Instant),
  booked_at: Nullable(Instant),
  booked_by: described('Who of the desk booked it; null: the client, on the site.', Nullable(Line)),
  free_until: described('Until when cancelling was free, as was agreed.', Nullable(Instant)),
  late_back_percent: described(
    'What was to go back once it was cancelled late.',
    Type.Integer({ minimum: 0, maximum: 100 }),
  ),
  terms_of: described(
    'The day of the terms that held when it was booked; null: the studio has none of its own.',
    Nullable(Line),
  ),
  state: Nullable(oneOf(['booked', 'check_in', 'completed', 'cancelled', 'no_show'])),
  checked_in_at: Nullable(Instant),
  checked_in_by: Nullable(Line),
});

export const Dispute = Type.Object({
  reason: described("The provider's code of it, such as `fraudulent`.", Line),
  status: oneOf(['open', 'answered', 'won', 'lost'], {
    description:
      '`answered`: the bank decides. `lost`: the money is gone. `won`: it stays, or is back; an inquiry is over.',
  }),
  is_inquiry: described(
    'The bank only asks: no money has left, and a refund ends it.',
    Type.Boolean(),
  ),
  answer_by: described('Until when it can be answered at the provider.', Nullable(Instant)),
  booked_as: described(
    'Of a lost one: the client owes the amount, it was credited as nothing is owed for it, or it was in no sale.',
    Nullable(oneOf(['owed', 'written_off', 'never_booked'])),
  ),
  proof: Proof,
});
export type Dispute = Static<typeof Dispute>;

export const PaymentTask = Type.Object({
  id: Uuid,
  kind: PaymentTaskKind,
  opened_at: Instant,
  client: SaleParty,
  amount: Amount,
  session: described(
    'What was paid for, where that was booked.',
    Nullable(Type.Object({ booking_id: Uuid, name: Line, at: Instant })),
  ),
  plan: described(
    'Whose month could not be taken.',
    Nullable(
      Type.Object({
        name: Line,
        has_ended: described('Every try failed.', Type.Boolean()),
        next_try_on: Nullable(DateOnly),
      }),
    ),
  ),
  failure: described('Why it failed, in the words or by a code of the provider.', Nullable(Line)),
  reference: described('What the provider calls the payment.', Nullable(Line)),
  invoice: described('Of the sale that it paid.', Nullable(Line)),
  is_in_books: described(
    'A refund that failed is owed back by the sale, and is handed back by its refund form.',
    Type.Boolean(),
  ),
  dispute: Nullable(Dispute),
  closed: Nullable(
    Type.Object({
      at: Instant,
      by: described('Null: nothing was left to do.', Nullable(Line)),
      how: oneOf(['given_back', 'sent_again', 'decided', 'by_itself', 'noted']),
      note: Nullable(Line),
    }),
  ),
});
export type PaymentTask = Static<typeof PaymentTask>;

const aTask: PaymentTask = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  kind: 'refund_refused',
  opened_at: '2026-03-04T10:00:00.000Z',
  client: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
  amount: 320,
  ...{ session: null, plan: null },
  failure: 'expired_or_canceled_card',
  reference: 'pi_3NbG2c',
  ...{ invoice: null, is_in_books: false, dispute: null, closed: null },
};

const aDispute: PaymentTask = {
  ...aTask,
  ...{ id: '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10', kind: 'dispute', failure: null },
  session: {
    booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
    ...{ name: 'Massage', at: '2026-03-03T10:00:00.000Z' },
  },
  ...{ invoice: 'INV-A-000001', is_in_books: true },
  dispute: {
    reason: 'product_not_received',
    status: 'open',
    is_inquiry: false,
    answer_by: '2026-03-13T10:00:00.000Z',
    booked_as: null,
    proof: {
      paid_at: '2026-03-01T08:02:00.000Z',
      booked_at: '2026-03-01T08:02:00.000Z',
      booked_by: null,
      free_until: '2026-03-03T07:00:00.000Z',
      ...{ late_back_percent: 0, terms_of: null, state: 'completed' },
      checked_in_at: '2026-03-03T09:55:00.000Z',
      checked_in_by: 'Sara Haddad',
    },
  },
};

const PaymentTasks = Type.Object(
  {
    open: described('Those that wait for somebody, the latest first.', listOf(PaymentTask)),
    closed: described('The latest that were dealt with.', listOf(PaymentTask)),
  },
  {
    examples: [
      {
        open: [aDispute, aTask],
        closed: [
          {
            ...aTask,
            id: '7d0d4a53-8d0d-4b6a-9f1f-2f10aa3e11bb',
            closed: {
              ...{ at: '2026-03-04T12:00:00.000Z', by: 'Sara Haddad', how: 'given_back' },
              note: 'By transfer',
            },
          },
        ],
      },
    ],
  },
);

const NamedTask = {
  params: Type.Object({ id: Uuid }),
  replies: { 200: PaymentTasks, 404: Failure, 409: Failure },
};

export const listPaymentTasks = route.get('desk/till/payment-tasks/', desk, {
  concerns: { branch: 'query.location' },
  summary:
    'Failures and disputes of payments online that wait for somebody, and the latest closed ones',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: PaymentTasks },
});

export const closePaymentTask = route.post('desk/till/payment-tasks/:id/close/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Close a task: the money was handed back in another way, or nothing is to be done',
  ...NamedTask,
  body: Type.Object({ location: LocationCode, note: GivenReason }),
});

export const sendRefundAgain = route.post('desk/till/payment-tasks/:id/send-again/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Send money that the bank refused to the card once more',
  ...NamedTask,
  body: Type.Object({ location: LocationCode }),
});
