/** How much of the packages in a sale can be given back. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Amount } from '../../values/amounts.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Count } from '../money/till-values.ts';

const SoldPackage = Type.Object({
  line_id: Id,
  minutes: described('Bought; null: unlimited.', Nullable(Count)),
  used: Count,
  refunded: described('Given back for money.', Count),
  expired: Count,
  adjusted: Type.Integer({
    minimum: -MOST,
    maximum: MOST,
    description: 'Added or taken away by the desk.',
  }),
  transferred: Type.Integer({
    minimum: -MOST,
    maximum: MOST,
    description: 'Came from other packages; negative: more went into others.',
  }),
  left: described('Bought minus used, refunded and expired, plus adjusted and transferred.', Count),
  stays: described(
    'Of the minutes left, those that came from another package; they cannot be refunded.',
    Count,
  ),
  worth: described(
    'Value of the refundable minutes, including VAT; for an unlimited package its price.',
    Amount,
  ),
  most: described('The most that the caller may give back.', Amount),
  ends_membership: Type.Boolean({ description: 'Giving all of it back ends a membership.' }),
});
export type SoldPackage = Static<typeof SoldPackage>;

export const listSoldPackages = route.get('desk/till/sales/:id/packages/', desk, {
  concerns: { branch: 'query.location' },
  summary: 'For the packages in a sale: what is used, what is left and what can be given back',
  params: Type.Object({ id: Uuid }, { description: 'Which sale.' }),
  query: Type.Object({ location: LocationCode }),
  replies: {
    200: listOf(SoldPackage, {
      examples: [
        [
          {
            line_id: 1,
            minutes: 600,
            used: 60,
            refunded: 0,
            expired: 0,
            adjusted: 0,
            transferred: 0,
            left: 540,
            stays: 0,
            worth: 2475,
            most: 2750,
            ends_membership: true,
          },
        ],
      ],
    }),
    404: Failure,
  },
});
