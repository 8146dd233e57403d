/** What the provider of payments sends to the bank of the studio. */
import Type from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { MOST } from '../../values/keys.ts';
import { described } from '../../values/shapes.ts';

export const askPayouts = route.post('desk/reports/payouts/', managers, {
  summary: 'Ask the provider of payments for its payouts now; a job does so each night',
  // Asked twice, it is stored once.
  keepsNoAnswer: true,
  replies: {
    200: Type.Object(
      {
        stored: described(
          'Payouts that are new or have changed.',
          Type.Integer({ minimum: 0, maximum: MOST }),
        ),
      },
      { examples: [{ stored: 2 }] },
    ),
    409: Failure,
    503: Failure,
  },
});
