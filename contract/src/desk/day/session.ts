/** What the desk sees of one session besides its place in the day. */
import Type, { type Static } from 'typebox';
import { AppointmentStatus } from '../../appointments.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode, MOST, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { BySoftware, Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { BlockedReason } from '../clients/client-search.ts';
import { DeskNote } from '../clients/clients.ts';
import { CapLeft } from './day.ts';

export const DeskSession = Type.Object(
  {
    events: described(
      "The session's history, latest first.",
      listOf(
        Type.Object({
          at: Instant,
          from: Nullable(AppointmentStatus),
          to: AppointmentStatus,
          moved_from: described('For a move: the former start.', Nullable(Instant)),
          moved_until: described('For a move: the former end.', Nullable(Instant)),
          moved_therapist: described('For a move: the former therapist.', Nullable(Line)),
          moved_location: described('For a move: the former branch.', Nullable(LocationCode)),
          moved_services: described(
            'For a move that changed service or length: the former services.',
            Nullable(listOf(Line)),
          ),
          undoable: Type.Boolean({ description: 'A move that can be taken back now.' }),
          undone: Type.Boolean({ description: 'It takes an earlier step back.' }),
          by: described('Who did it.', Nullable(Line)),
          software: BySoftware,
          reason: Nullable(Line),
        }),
      ),
    ),
    blocked_reason: BlockedReason,
    desk_note: DeskNote,
    notes: Type.Integer({
      description: 'Number of notes about the session.',
      minimum: 0,
      maximum: MOST,
    }),
    visits: described(
      "The client's next five and last five other sessions, latest first.",
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
    description: 'What the desk sees of one session besides its place in the day.',
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
            software: null,
            reason: null,
          },
        ],
        blocked_reason: null,
        desk_note: null,
        notes: 1,
        visits: [
          {
            id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e12',
            starts_at: '2026-02-05T10:00:00.000Z',
            status: 'completed',
            services: [{ service_name: 'Massage' }],
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

export const readDeskSession = route.get('desk/day/sessions/:id', desk, {
  concerns: { booking: 'params.id' },
  summary: "One session's history, and what else its client has",
  params: Type.Object({ id: Uuid }),
  replies: { 200: DeskSession, 404: Failure },
});
