/** Fees for late cancellations and no-shows, charged to the cards of their clients. */
import Type, { type Static } from 'typebox';
import { SavedCard } from '../../paying/saved-card.ts';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { GivenReason, SaleParty } from './till-values.ts';

export const FeeBecause = oneOf(['late', 'missed'], {
  description: 'The session was cancelled late, or missed.',
});
export type FeeBecause = Static<typeof FeeBecause>;

export const Fee = Type.Object({
  booking_id: Uuid,
  client: SaleParty,
  name: described('The session.', Line),
  at: described('When it began, or was to begin.', Instant),
  because: FeeBecause,
  price: described('What the session cost.', Amount),
  amount: described(
    'By the terms of the session, less what was paid; or as it was lowered.',
    Amount,
  ),
  status: oneOf(['proposed', 'announced', 'declined', 'taken', 'let_go', 'paid'], {
    description:
      '`announced`: the client was told, and it is taken at `takes_at`. `declined`: it was tried, and is proposed again; `paid`: it was paid in another way after that.',
  }),
  takes_at: Nullable(Instant),
  failure: described(
    'Why it could not be taken: declined, the bank asks for the client, or no card is left.',
    Nullable(oneOf(['declined', 'needs_client', 'no_card'])),
  ),
  reason: described('Why it was lowered or waived.', Nullable(Prose)),
  link_ends_at: described(
    'Where it could not be taken: until when the client can pay by the link that was mailed.',
    Nullable(Instant),
  ),
  card: described('Null: it was removed meanwhile.', Nullable(SavedCard)),
});
export type Fee = Static<typeof Fee>;

const aFee = {
  booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  client: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
  name: 'Massage, 60 min',
  at: '2026-03-04T10:00:00.000Z',
  because: 'missed',
  price: 320,
  amount: 160,
  status: 'proposed',
  takes_at: null,
  failure: null,
  reason: null,
  link_ends_at: null,
  card: { brand: 'visa', last_four: '4242', ends_on: '2029-08-31' },
} as const;

const Fees = listOf(Fee, {
  description: 'What can be taken or is about to be, oldest first.',
  examples: [[aFee]],
});

export const listFees = route.get('desk/till/fees/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'Fees of sessions that were cancelled late or missed, of clients with a card on file',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: Fees },
});

export const listFeesOfClient = route.get('desk/till/fees/of-client/', desk, {
  summary: 'Fees that a client owes, with a card on file, and what became of the others',
  query: Type.Object({ client_id: Id }),
  replies: { 200: Fees },
});

export const decideFee = route.post('desk/till/fees/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Take a fee from the card of a client a day later, lower it, or with 0 let it go',
  description:
    'The client is told at once. Until the fee is taken it can be lowered again or waived; `reason` says why.',
  body: Type.Object(
    {
      location: LocationCode,
      booking_id: Uuid,
      amount: described('At most the fee; 0: nothing is taken and nothing stays due.', Amount),
      reason: Type.Optional(GivenReason),
    },
    { examples: [{ location: 'A', booking_id: aFee.booking_id, amount: 160 }] },
  ),
  replies: { 200: Fees, 403: Failure, 404: Failure, 409: Failure },
});
