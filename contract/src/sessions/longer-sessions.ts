/** A running or coming session that becomes longer. */
import Type from 'typebox';
import { Appointment } from '../appointments.ts';
import { route, signedIn } from '../route.ts';
import { LENGTHENED_BY_MINUTES } from '../terms/booking/session-lengths.ts';
import { Failure } from '../values/failure.ts';
import { Uuid } from '../values/keys.ts';
import { described } from '../values/shapes.ts';
import { Minutes } from '../values/times.ts';

export const longerBySteps = `By ${LENGTHENED_BY_MINUTES} minutes at a time, from the minutes of its package, while therapist and room are free after it. The wished length is sent, so a repeated call changes nothing.`;
export const longerSession = {
  concerns: { booking: 'params.id' },
  params: Type.Object({ id: Uuid }),
  body: Type.Object(
    { total_duration: described('How long it is to be.', Minutes) },
    { additionalProperties: false, examples: [{ total_duration: 75 }] },
  ),
} as const;

export const lengthenAppointment = route.post('appointment/appointments/:id/lengthen/', signedIn, {
  ...longerSession,
  scope: 'sessions:write',
  summary: 'Make a session longer until its end (extra call)',
  description: longerBySteps,
  replies: { 200: Appointment, 400: Failure, 404: Failure, 409: Failure, 429: Failure },
});
