/** Likely duplicates among clients: merging them, or recording that they are two people. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { Detail, Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { Email } from '../../values/people.ts';
import { described, listOf, oneOf, PageOf } from '../../values/shapes.ts';
import { Person } from './client-search.ts';
import { DeskClient, IdOfClient } from './clients.ts';

export const LikelyDuplicate = Type.Object(
  {
    why: listOf(oneOf(['number', 'name']), {
      description: 'What both have in common.',
      maxItems: 2,
    }),
    clients: described('The older one first.', Type.Array(Person, { minItems: 2, maxItems: 2 })),
  },
  {
    description: 'Two clients who may be the same person.',
    examples: [
      {
        why: ['number', 'name'],
        clients: [7, 9].map((id) => ({
          id,
          first_name: 'Amina',
          last_name: 'Haddad',
          phone_number: '+971501234567',
          email: null,
          gender: null,
        })),
      },
    ],
  },
);
export type LikelyDuplicate = Static<typeof LikelyDuplicate>;

export const listDuplicates = route.get('desk/duplicates', desk, {
  summary: 'Clients who may be the same person, likeliest first',
  description:
    'The same first and last name, or the same number and first name. A family that shares a number is not a duplicate.',
  query: PageQuery,
  replies: { 200: PageOf(LikelyDuplicate) },
});

export const tellApart = route.post('desk/clients/:id/tell-apart', desk, {
  summary: 'Record that two clients are two people; the pair is no longer proposed',
  params: IdOfClient,
  body: Type.Object({ other_id: Id }, { additionalProperties: false, examples: [{ other_id: 9 }] }),
  replies: { 200: Detail, 404: Failure },
});

export const mergeClients = route.post('desk/clients/:id/merge', desk, {
  summary: 'Merge a duplicate into the client named in the address',
  description:
    "Sessions, packages, minutes, membership and favourites move over; balances do not change. From then on the duplicate's address signs in as this client.",
  params: IdOfClient,
  body: Type.Object(
    {
      duplicate_id: Id,
      email: Type.Optional(
        described(
          'Which address stays when both sign in; the other one leads to the same account.',
          Email,
        ),
      ),
    },
    { additionalProperties: false, examples: [{ duplicate_id: 8 }] },
  ),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});
