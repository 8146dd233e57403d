/** Money that a client has on account at the studio: paid in, used for a sale, paid out. */
import Type, { type Static } from 'typebox';
import { desk, managers, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { GivenReason, HandedMoney, SignedAmount } from './till-values.ts';

export const CreditKind = oneOf(
  [
    ...(['imported', 'paid_in', 'used', 'refunded', 'paid_out'] as const),
    ...(['goodwill', 'corrected', 'import_undone', 'merged'] as const),
  ],
  {
    description:
      'Why it changed: brought from the software before, paid in, used for a sale, refunded to it, paid out, given by a manager, corrected, its import undone, or two clients merged.',
  },
);
export type CreditKind = Static<typeof CreditKind>;

export const CreditEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    kind: CreditKind,
    amount: SignedAmount,
    balance: described('After this entry.', Amount),
    location: described('The branch of the drawer or sale; null: none.', Nullable(Line)),
    by: Line,
    reason: Nullable(Line),
    sale_id: described('The sale that was paid or refunded.', Nullable(Uuid)),
  },
  { description: 'One change of the money that a client has on account.' },
);
export type CreditEntry = Static<typeof CreditEntry>;

export const ClientCredit = Type.Object(
  {
    balance: described('What is owed to the client. No VAT: that is due when it is used.', Amount),
    count: Type.Integer({ description: 'Entries in all.', minimum: 0, maximum: 10_000_000 }),
    entries: listOf(CreditEntry, { description: 'The latest, newest first.' }),
  },
  {
    description: 'The money that a client has on account.',
    examples: [
      {
        balance: 250,
        count: 1,
        entries: [
          {
            id: 3,
            at: '2026-03-04T06:00:00.000Z',
            kind: 'paid_in',
            amount: 250,
            balance: 250,
            location: 'A',
            by: 'Sara Khalil',
            reason: null,
            sale_id: null,
          },
        ],
      },
    ],
  },
);
export type ClientCredit = Static<typeof ClientCredit>;

const OfClient = Type.Object({ id: Id }, { description: 'Which client.' });

export const readClientCredit = route.get('desk/clients/:id/credit/', desk, {
  summary: 'What a client has on account, and how it came about',
  params: OfClient,
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 10 })),
  }),
  replies: { 200: ClientCredit, 404: Failure },
});

export const payInCredit = route.post('desk/till/credit/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Take money onto the account of a client',
  description:
    'It is owed to the client and no sale: there is no invoice and no VAT until it is used. Cash is in the drawer.',
  body: Type.Object({ location: LocationCode, client_id: Id, payments: HandedMoney }),
  replies: { 201: ClientCredit, 404: Failure, 409: Failure, 422: Failure },
});

export const payOutCredit = route.post('desk/till/credit/back/', desk, {
  concerns: { branch: 'body.location' },
  summary: 'Give money on account back to the client',
  body: Type.Object({
    location: LocationCode,
    client_id: Id,
    payments: HandedMoney,
    reason: GivenReason,
  }),
  replies: { 200: ClientCredit, 404: Failure, 409: Failure, 422: Failure },
});

export const correctCredit = route.post('desk/clients/:id/credit/', managers, {
  summary: 'Give a client money on account as goodwill, or correct what they have, with a reason',
  params: OfClient,
  body: Type.Object({
    kind: oneOf(['goodwill', 'corrected']),
    amount: described('Goodwill only adds.', SignedAmount),
    reason: GivenReason,
  }),
  replies: { 200: ClientCredit, 404: Failure, 409: Failure, 422: Failure },
});
