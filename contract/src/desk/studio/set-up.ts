/** What a studio needs before its first day, and what of it is there. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, listOf, MOST, oneOf } from '../../values.ts';

export const SetUpStep = Type.Object(
  {
    step: oneOf(['brand', 'tax_number', 'branches', 'hours', 'services', 'therapists', 'clients']),
    done: Type.Boolean(),
    count: described(
      'How many there are: branches, branches with hours, services with a price, therapists with shifts, clients.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
  },
  {
    description: 'One thing that a studio needs.',
    examples: [{ step: 'branches', done: true, count: 2 }],
  },
);
export type SetUpStep = Static<typeof SetUpStep>;

export const readSetUp = defineRoute({
  method: 'GET',
  path: 'desk/set-up',
  access: ['manager'],
  summary: 'What the studio still needs before its first day, in the order of setting it up',
  replies: { 200: listOf(SetUpStep) },
});
