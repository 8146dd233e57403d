/** What clients have written of their health, for who treats them and for the desk. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, Failure, Instant, Nullable, Prose } from '../../values.ts';
import { attending, BookingParams } from '../day/bookings.ts';

export const HealthNote = Type.Object(
  {
    note: described('Null: it can no longer be opened.', Nullable(Prose)),
    agreed_at: described('When the client agreed to its being kept.', Instant),
  },
  {
    description: 'What a client wants the studio to know of their health.',
    examples: [{ note: 'Old knee injury', agreed_at: '2026-03-04T06:00:00.000Z' }],
  },
);
export type HealthNote = Static<typeof HealthNote>;

export const readHealthNote = defineRoute({
  method: 'GET',
  path: 'desk/bookings/:id/health-note/',
  access: attending,
  concerns: { booking: 'params.id' },
  summary: 'The health notes of the client of a session; each look is kept, and told to the client',
  description:
    'A therapist reads them on the day of a session of their own, the front desk until that day is over, a manager always; of what was cancelled or missed only a manager. Otherwise 409, as where there are none.',
  params: BookingParams,
  replies: { 200: HealthNote, 404: Failure, 409: Failure },
});
