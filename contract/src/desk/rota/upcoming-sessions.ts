/** The upcoming sessions of a therapist who leaves. */
import Type from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { listOf } from '../../values/shapes.ts';
import { aDisplacedSession, DisplacedSession } from './displaced.ts';

export const listToCome = route.get('desk/rota/therapists/:id/to-come', managers, {
  concerns: { therapist: 'params.id' },
  summary: 'Sessions that are still booked with a therapist, soonest first',
  params: Type.Object({ id: Id }),
  replies: {
    200: listOf(DisplacedSession, { maxItems: 1000, examples: [[aDisplacedSession]] }),
    404: Failure,
  },
});
