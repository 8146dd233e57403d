/**
 * What clients have written about their health, for the therapist who treats them and for the desk.
 */
import Type, { type Static } from 'typebox';
import { route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { described, Nullable } from '../../values/shapes.ts';
import { Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { BookingParams } from '../day/bookings.ts';

export const HealthNote = Type.Object(
  {
    note: described('Null: it can no longer be decrypted.', Nullable(Prose)),
    agreed_at: described('When the client agreed to its being kept.', Instant),
  },
  {
    description: 'What a client wants the studio to know about their health.',
    examples: [{ note: 'Old knee injury', agreed_at: '2026-03-04T06:00:00.000Z' }],
  },
);
export type HealthNote = Static<typeof HealthNote>;

export const readHealthNote = route.get('desk/bookings/:id/health-note/', team, {
  concerns: { booking: 'params.id' },
  summary:
    "The health notes of a session's client; each reading is recorded and shown to the client",
  description:
    'A therapist reads them on the day of their own session, the front desk until the end of that day, a manager at any time. After a cancellation or no-show only a manager can. Everyone else gets 409, as does a client without notes.',
  params: BookingParams,
  replies: { 200: HealthNote, 404: Failure, 409: Failure },
});
