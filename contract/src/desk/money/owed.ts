/** What clients owe the studio, and what it owes them. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { SaleParty, TippableTherapist } from './till-values.ts';

const owed = {
  client: SaleParty,
  location: described('Null: no branch.', Nullable(Line)),
  name: described('What it is for.', Line),
  at: described('When the session begins, or the time of purchase or sale.', Instant),
};

export const Due = Type.Object(
  {
    bookings: listOf(
      Type.Object({
        booking_id: Uuid,
        price: described('The amount owed for it.', Amount),
        ...TippableTherapist.properties,
        difference: described(
          'It has been sold, and this is the later increase in price.',
          Type.Boolean(),
        ),
        ...owed,
      }),
    ),
    packages: listOf(
      Type.Object({
        owned_package_id: Id,
        price: Amount,
        first_session: described('The package that it was bought with.', Nullable(Uuid)),
        ...owed,
      }),
      { description: 'Bought on the site.' },
    ),
    sales: listOf(
      Type.Object({
        id: Uuid,
        due: Amount,
        paid_online: described('What came online for it, such as a deposit.', Amount),
        payer: described(
          'For a gift, the person who owes it; null: the client.',
          Nullable(SaleParty),
        ),
        givers: described('The therapists of its sessions.', listOf(TippableTherapist)),
        ...owed,
      }),
      { description: 'Sold, and not fully paid.' },
    ),
    back: listOf(
      Type.Object({
        booking_id: Uuid,
        sale_id: Uuid,
        line_id: Id,
        amount: described('To be refunded for this line.', Amount),
        paid: described('The part of it that was paid and so has to be handed back.', Amount),
        invoice: described('The number of its invoice.', Nullable(Line)),
        ...owed,
      }),
      { description: 'Now worth less than it was sold for, or cancelled: owed to the client.' },
    ),
    overpaid: listOf(
      Type.Object({
        sale_id: Uuid,
        amount: Amount,
        invoice: described('The number of its invoice.', Nullable(Line)),
        refused_by_bank: described(
          'It was to go back to a card, and did not arrive.',
          Type.Boolean(),
        ),
        payer: described('For a gift, the person who paid; null: the client.', Nullable(SaleParty)),
        ...owed,
      }),
      { description: 'Credited, and not handed back yet.' },
    ),
    more: described('One of these lists has more rows than are shown.', Type.Boolean()),
  },
  {
    description: 'What clients owe and are owed, oldest first.',
    examples: [
      {
        bookings: [
          {
            booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
            price: 320,
            therapist_id: 1,
            therapist: 'Noura Al Hashimi',
            difference: false,
            client: { id: 12, first_name: 'Amina', last_name: 'Haddad' },
            location: 'A',
            name: 'Massage, 60 min',
            at: '2026-03-04T10:00:00.000Z',
          },
        ],
        packages: [],
        sales: [],
        back: [],
        overpaid: [],
        more: false,
      },
    ],
  },
);
export type Due = Static<typeof Due>;

export const listDue = route.get('desk/till/due/', desk, {
  summary: 'What a client has booked or bought and not paid, and what the studio owes them',
  query: Type.Object({ client_id: Id }),
  replies: { 200: Due, 404: Failure },
});

export const listOwed = route.get('desk/till/owed/', desk, {
  concerns: { branch: 'query.location' },
  summary:
    'What clients owe a branch for started sessions, packages and sales, and what it owes them',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: Due },
});
