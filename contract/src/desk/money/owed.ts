/** What is owed to the studio, and what it owes back. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import {
  Aed,
  described,
  Failure,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Nullable,
  Uuid,
} from '../../values.ts';
import { Giver, SaleParty } from './till-values.ts';

const desk = ['front_desk', 'manager'] as const;

const owed = {
  client: SaleParty,
  location: described('Null: of no branch.', Nullable(Line)),
  name: described('What it is for.', Line),
  at: described('When the session begins, or when it was bought or sold.', Instant),
};

export const Due = Type.Object(
  {
    bookings: listOf(
      Type.Object({
        booking_id: Uuid,
        price: described('What is owed for it.', Aed),
        ...Giver.properties,
        difference: described('It was sold, and costs so much more since.', Type.Boolean()),
        ...owed,
      }),
    ),
    packages: listOf(
      Type.Object({
        owned_package_id: Id,
        price: Aed,
        first_session: described('The one it was bought with.', Nullable(Uuid)),
        ...owed,
      }),
      { description: 'Bought on the site.' },
    ),
    sales: listOf(
      Type.Object({
        id: Uuid,
        due: Aed,
        payer: described('Who owes a gift; null: the client.', Nullable(SaleParty)),
        givers: described('Who gives its sessions.', listOf(Giver)),
        ...owed,
      }),
      { description: 'Sold, and not paid altogether.' },
    ),
    back: listOf(
      Type.Object({
        booking_id: Uuid,
        sale_id: Uuid,
        line_id: Id,
        amount: described('To be refunded of this line.', Aed),
        paid: described('What of that was paid, so that it is handed back.', Aed),
        invoice: described('The number of its invoice.', Nullable(Line)),
        ...owed,
      }),
      { description: 'Sold for more than it is worth since, or cancelled: owed back.' },
    ),
    more: described('Of one of these there is more than is listed.', Type.Boolean()),
  },
  {
    description: 'What is owed and owed back, the oldest first.',
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
            name: 'Stretching, 60 min',
            at: '2026-03-04T10:00:00.000Z',
          },
        ],
        packages: [],
        sales: [],
        back: [],
        more: false,
      },
    ],
  },
);
export type Due = Static<typeof Due>;

export const listDue = defineRoute({
  method: 'GET',
  path: 'desk/till/due/',
  access: desk,
  summary: 'What a client has booked, bought or been sold and not paid, and is owed back',
  query: Type.Object({ client_id: Id }),
  replies: { 200: Due, 404: Failure },
});

export const listOwed = defineRoute({
  method: 'GET',
  path: 'desk/till/owed/',
  access: desk,
  concerns: { branch: 'query.location' },
  summary:
    'What is owed to a branch for sessions that have begun, packages and sales; what it owes back',
  query: Type.Object({ location: LocationCode }),
  replies: { 200: Due },
});
