/** What depends on a thing of the studio, said before it is retired. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';

export const Dependent = Type.Object(
  {
    what: oneOf(
      [
        ...(['sessions', 'packages_for_sale', 'sold_packages', 'services', 'therapists'] as const),
        ...(['resources', 'favourites', 'codes', 'pieces'] as const),
        ...(['front_desk', 'drawers', 'counters', 'passkeys', 'signed_in'] as const),
      ],
      {
        description:
          'Sessions to come; packages for sale that include it; sold packages that can still be used; services that need it, or that nobody else offers; therapists who offer it, or work there; rooms and devices; clients who have marked a favourite; codes that were not handed out; pieces of a product that are in stock, with the branches; the front desk of a branch; open drawers of a branch, or that a member of the team opened; counters there, or that they set up; their passkeys and their running sessions at the desk.',
      },
    ),
    count: Type.Integer({ minimum: 1, maximum: MOST }),
    names: described('At most five of them, where they have names.', listOf(Line, { maxItems: 5 })),
    minutes: described(
      'Of sold packages: the minutes left in them.',
      Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
    ),
    last_day: described('Of sessions: the day of the last one.', Nullable(DateOnly)),
  },
  {
    examples: [{ what: 'sessions', count: 12, names: [], minutes: null, last_day: '2026-04-02' }],
  },
);
export type Dependent = Static<typeof Dependent>;

const RetirableThing = Type.Object({
  subject: oneOf([
    'service',
    'package',
    'branch',
    'resource',
    'product',
    'partner',
    'therapist',
    'member',
  ]),
  id: described(
    'Its id; of a branch its code, of a member of the team their account.',
    Type.String({ maxLength: 20, examples: ['1'] }),
  ),
});
/** Something that is to be retired. */
export type RetirableThing = Static<typeof RetirableThing>;

export const listDependents = route.get('desk/studio/dependents', managers, {
  summary: 'What depends on something that is to be retired',
  query: RetirableThing,
  replies: { 200: listOf(Dependent) },
});
