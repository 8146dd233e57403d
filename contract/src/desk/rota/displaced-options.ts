/** What can be done about one displaced session. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, Uuid } from '../../values/keys.ts';
import { described } from '../../values/shapes.ts';
import { aDisplacedSession, covers, displaced, message, offers } from './displaced.ts';

export const SessionWays = Type.Object(
  { ...displaced, status: AppointmentStatus, covers, offers, message },
  {
    description: 'A session, who could take it unchanged, and when else it could be.',
    examples: [
      {
        ...aDisplacedSession,
        status: 'booked',
        covers: [{ therapist_id: 3, therapist: 'Grace Wanjiru' }],
        offers: [],
        message: 'Hello Amina, this is Garden Wellness.',
      },
    ],
  },
);
export type SessionWays = Static<typeof SessionWays>;

export const readSessionWays = route.get('desk/rota/sessions/:id/ways', desk, {
  concerns: { booking: 'params.id', closure: 'query.closure_id' },
  summary: 'Who could take a session unchanged, and when else it could be',
  params: Type.Object({ id: Uuid }),
  query: Type.Object({
    closure_id: Type.Optional(
      described(
        'What displaces it. For a closure no other therapist helps, and the message names the closure.',
        Id,
      ),
    ),
  }),
  replies: { 200: SessionWays, 404: Failure },
});
