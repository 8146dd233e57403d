import Type, { type Static } from 'typebox';
import { WholeListQuery } from '../pages.ts';
import { defineRoute } from '../route.ts';
import { Aed, DateOnly, described, Id, Line, listOf, MOST } from '../values.ts';

const Minutes = Type.Integer({ minimum: 0, maximum: MOST });
/** Of all packages together, which may be more than one could cost. */
const Sum = Type.Number({ description: 'AED, without VAT.', minimum: 0, maximum: 1e12 });

export const Liability = Type.Object(
  {
    total: described('What is owed for all minutes that are left, without VAT.', Sum),
    minutes: Minutes,
    count: described('Packages with minutes left.', Minutes),
    packages: listOf(
      Type.Object({
        owned_package_id: Id,
        owner_id: Id,
        name: Line,
        minutes: Minutes,
        value: described('Without VAT.', Aed),
      }),
      { description: 'A page of them, the oldest first.' },
    ),
  },
  {
    description:
      'What the studio owes for minutes that are bought and not used. An unlimited package has none.',
    examples: [
      {
        total: 2357.14,
        minutes: 540,
        count: 1,
        packages: [
          {
            owned_package_id: 7,
            owner_id: 12,
            name: 'Balance Package',
            minutes: 540,
            value: 2357.14,
          },
        ],
      },
    ],
  },
);
export type Liability = Static<typeof Liability>;

export const readLiability = defineRoute({
  method: 'GET',
  path: 'desk/packages/liability/',
  access: ['manager'],
  summary: 'What is owed for minutes, at the end of a day of the studio or now',
  query: Type.Object({ day: Type.Optional(DateOnly), ...WholeListQuery.properties }),
  replies: { 200: Liability },
});
