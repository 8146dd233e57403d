/** Sessions on a therapist's day for which nobody is there. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly } from '../../values/times.ts';
import { aDisplacedSession, DisplacedSession } from './displaced.ts';

export const UncoveredOfDay = Type.Object(
  {
    therapist_id: Id,
    therapist: Line,
    date: DateOnly,
    sessions: described(
      "Upcoming sessions outside the therapist's shift, outside opening hours or during time off, unless overridden with a reason; soonest first.",
      listOf(DisplacedSession),
    ),
  },
  {
    examples: [
      {
        therapist_id: 1,
        therapist: 'Noura Al Hashimi',
        date: '2026-03-05',
        sessions: [aDisplacedSession],
      },
    ],
  },
);
export type UncoveredOfDay = Static<typeof UncoveredOfDay>;

export const listUncovered = route.get('desk/rota/therapists/:id/uncovered', desk, {
  concerns: { therapist: 'params.id' },
  summary: "A day's sessions for which the rota has no therapist or no opening hours",
  params: Type.Object({ id: Id }),
  query: Type.Object({ date: described("The studio's day.", DateOnly) }),
  replies: { 200: UncoveredOfDay, 404: Failure },
});
