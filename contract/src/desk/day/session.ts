/** What the desk is told of one session beside the day that it is in. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { defineRoute } from '../../route.ts';
import {
  DateOnly,
  described,
  Failure,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  MOST,
  Nullable,
  Uuid,
} from '../../values.ts';
import { CapLeft } from './day.ts';

export const DeskSession = Type.Object(
  {
    events: described(
      'How it came to stand as it does, latest first.',
      listOf(
        Type.Object({
          at: Instant,
          from: Nullable(AppointmentStatus),
          to: AppointmentStatus,
          moved_from: described('Of a move: when it was to start before.', Nullable(Instant)),
          moved_until: described('Of a move: when it was to end before.', Nullable(Instant)),
          moved_therapist: described('Of a move: who was to hold it.', Nullable(Line)),
          moved_location: described('Of a move: where it was to be.', Nullable(LocationCode)),
          moved_services: described(
            'Of a move that changed service or length: what it was for.',
            Nullable(listOf(Line)),
          ),
          undoable: Type.Boolean({ description: 'A move that can be taken back now.' }),
          undone: Type.Boolean({ description: 'It takes an earlier step back.' }),
          by: described('Who did it.', Nullable(Line)),
          reason: Nullable(Line),
        }),
      ),
    ),
    notes: Type.Integer({
      description: 'How many notes of the session there are.',
      minimum: 0,
      maximum: MOST,
    }),
    visits: described(
      'Their next five other sessions and last five, latest first.',
      listOf(
        Type.Object({
          id: Uuid,
          starts_at: Instant,
          status: AppointmentStatus,
          services: listOf(Type.Object({ service_name: Line })),
          therapist: Line,
        }),
      ),
    ),
    packages: described(
      'What the client owns or shares and can still use.',
      listOf(
        Type.Object({
          id: Id,
          name: Line,
          balance_minutes: described(
            'Null: unlimited.',
            Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
          ),
          cap_left: CapLeft,
          expires_on: Nullable(DateOnly),
        }),
      ),
    ),
  },
  {
    description: 'What the desk is told of one session beside the day that it is in.',
    examples: [
      {
        events: [
          {
            at: '2026-03-05T10:02:00.000Z',
            from: 'booked',
            to: 'check_in',
            moved_from: null,
            moved_until: null,
            moved_therapist: null,
            moved_location: null,
            moved_services: null,
            undoable: false,
            undone: false,
            by: 'Front Desk',
            reason: null,
          },
        ],
        notes: 1,
        visits: [
          {
            id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e12',
            starts_at: '2026-02-05T10:00:00.000Z',
            status: 'completed',
            services: [{ service_name: 'Stretching' }],
            therapist: 'Noura Al Hashimi',
          },
        ],
        packages: [
          { id: 3, name: 'Balance Package', balance_minutes: 240, expires_on: '2026-09-01' },
        ],
      },
    ],
  },
);
export type DeskSession = Static<typeof DeskSession>;

export const readDeskSession = defineRoute({
  method: 'GET',
  path: 'desk/day/sessions/:id',
  access: ['front_desk', 'manager'],
  concerns: { booking: 'params.id' },
  summary: 'What became of one session, and what else its client has',
  params: Type.Object({ id: Uuid }),
  replies: { 200: DeskSession, 404: Failure },
});
