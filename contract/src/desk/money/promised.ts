/** Minutes that clients have bought and that end, beside what the rota can still give. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { PROMISED_WEEKS } from '../../terms/reports.ts';
import { LocationCode, MOST } from '../../values/keys.ts';
import { described, listOf } from '../../values/shapes.ts';
import { DateOnly } from '../../values/times.ts';

const Count = Type.Integer({ minimum: 0, maximum: MOST });
const Minutes = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const PromisedWeek = Type.Object({
  from: DateOnly,
  to: DateOnly,
  packages: described('Packages with minutes left whose last day is in this week.', Count),
  ending_minutes: described('What is left in them.', Minutes),
  free_minutes: described(
    'Free minutes of therapists, without gaps too short for any session.',
    Minutes,
  ),
  short_minutes: described(
    'Minutes that end by the end of this week and that no free time is left for; 0: all of them fit.',
    Minutes,
  ),
});
export type PromisedWeek = Static<typeof PromisedWeek>;

export const Promised = Type.Object(
  {
    weeks: listOf(PromisedWeek, { maxItems: PROMISED_WEEKS }),
    elsewhere_minutes: described(
      'Minutes of these weeks whose owners have had no session yet, so they belong to no branch; counted only where all branches are.',
      Minutes,
    ),
  },
  {
    description: `Week by week from today, for ${PROMISED_WEEKS} weeks. A package belongs to the branch of its owner's last session.`,
    examples: [
      {
        weeks: [
          {
            ...{ from: '2026-03-04', to: '2026-03-10', packages: 3, ending_minutes: 540 },
            ...{ free_minutes: 4200, short_minutes: 0 },
          },
        ],
        elsewhere_minutes: 120,
      },
    ],
  },
);
export type Promised = Static<typeof Promised>;

export const readPromised = route.get('desk/reports/promised/', managers, {
  scope: 'reports:read',
  concerns: { branch: 'query.location' },
  summary: 'Minutes of packages that end in the coming weeks, beside what is still free',
  query: Type.Object({
    location: Type.Optional(described('One branch; default: all.', LocationCode)),
  }),
  replies: { 200: Promised },
});
