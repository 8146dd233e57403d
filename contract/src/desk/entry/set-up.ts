/** What a studio needs before its first day, and which of it exists. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { MOST } from '../../values/keys.ts';
import { described, listOf, oneOf } from '../../values/shapes.ts';

const Count = Type.Integer({ minimum: 0, maximum: MOST });

export const SetUpStep = Type.Object(
  {
    step: oneOf([
      ...(['brand', 'tax_number', 'branches', 'hours', 'services', 'packages'] as const),
      ...(['therapists', 'clients', 'partners'] as const),
    ]),
    done: Type.Boolean(),
    optional: described('Optional: a studio can open without it.', Type.Boolean()),
    count: described(
      'How many exist: branches, branches with hours, services and packages with a price, therapists with shifts, clients, partners.',
      Count,
    ),
    to_look_at: described(
      'How many of them are proposals that nobody has saved yet; the step is not done before.',
      Count,
    ),
  },
  {
    description: 'One thing that a studio needs.',
    examples: [{ step: 'branches', done: true, optional: false, count: 2, to_look_at: 0 }],
  },
);
export type SetUpStep = Static<typeof SetUpStep>;

export const readSetUp = route.get('desk/set-up', managers, {
  summary: 'What the studio still needs before its first day, in the order of setup',
  replies: { 200: listOf(SetUpStep) },
});
