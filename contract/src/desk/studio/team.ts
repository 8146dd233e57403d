/** The team as a manager sees it: branches, sessions, second factors. */
import Type, { type Static } from 'typebox';
import { exportData } from '../../accounts.ts';
import { managers, route } from '../../route.ts';
import { Detail, Failure } from '../../values/failure.ts';
import { Id, LocationCode, Uuid } from '../../values/keys.ts';
import { Email, Gender, PersonName } from '../../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { GivenReason } from '../money/till-values.ts';

const Role = oneOf(['therapist', 'front_desk', 'manager']);
const Branches = listOf(LocationCode, {
  description: 'Branches that the front desk sees; a manager sees all, whatever this says.',
  maxItems: 100,
});

export const StaffSession = Type.Object(
  {
    id: Uuid,
    account_id: Id,
    name: Line,
    role: Role,
    started_at: Instant,
    second_factor: Nullable(
      oneOf(['passkey', 'totp', 'recovery', 'pin'], {
        description: 'Null: only the one-time code was given.',
      }),
    ),
    counter: Nullable(Line),
    touched_at: Nullable(Instant),
    own: Type.Boolean({ description: "The caller's own session." }),
  },
  {
    examples: [
      {
        id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        account_id: 7,
        name: 'Fatima Saeed',
        role: 'front_desk',
        started_at: '2026-11-21T10:30:00Z',
        second_factor: 'pin',
        counter: 'Counter 1',
        touched_at: '2026-11-21T10:35:00Z',
        own: false,
      },
    ],
  },
);

const Version = described('Counts the changes; a change names the version that was read.', Id);

export const StaffMember = Type.Object(
  {
    account_id: Id,
    version: Version,
    first_name: Line,
    last_name: Line,
    email: Nullable(Line),
    role: Role,
    locations: described('Where the front desk works, or a therapist has shifts.', Branches),
    has_second_factor: Type.Boolean(),
    has_pin: Type.Boolean(),
    last_seen_at: described('Null: never, or long ago.', Nullable(Instant)),
    running_sessions: Type.Integer({ minimum: 0, maximum: 1000 }),
    suspended_at: described('Null: they have access to the desk.', Nullable(Instant)),
    leaves_on: described(
      'First day on which the desk is shut to them; null: no such day is set.',
      Nullable(DateOnly),
    ),
    left: described('Retired, or suspended and not a therapist: may be erased.', Type.Boolean()),
    own: described('The caller; only another manager can change them.', Type.Boolean()),
  },
  {
    description: 'A member of the team.',
    examples: [
      {
        account_id: 7,
        version: 1,
        first_name: 'Fatima',
        last_name: 'Saeed',
        email: 'desk@studio.example',
        role: 'front_desk',
        locations: ['A'],
        has_second_factor: true,
        has_pin: true,
        last_seen_at: '2026-11-21T10:30:00Z',
        running_sessions: 1,
        suspended_at: null,
        leaves_on: null,
        left: false,
        own: false,
      },
    ],
  },
);
export type StaffMember = Static<typeof StaffMember>;

export const listStaffSessions = route.get('desk/staff-sessions/', managers, {
  summary: 'Open sessions of the team',
  replies: { 200: listOf(StaffSession) },
});

export const endStaffSession = route.post('desk/staff-sessions/:id/end/', managers, {
  fullWay: true,
  summary: "End a team member's session; its next call is refused",
  params: Type.Object({ id: Uuid }),
  body: Type.Optional(Type.Object({ reason: Type.Optional(Line) })),
  replies: { 204: Type.Null(), 404: Failure },
});

export const listStaff = route.get('desk/staff/', managers, {
  summary: 'Everybody on the team',
  replies: { 200: listOf(StaffMember) },
});

const RoleAtDesk = oneOf(['front_desk', 'manager']);
const WhichMember = Type.Object({ id: Id }, { description: 'Whose account.' });

export const addStaff = route.post('desk/staff/', managers, {
  fullWay: true,
  summary: 'Add a front desk member or a manager',
  description: 'They sign in with a one-time code and then set up a second factor.',
  body: Type.Object({
    email: Email,
    first_name: PersonName,
    last_name: PersonName,
    gender: Gender,
    role: RoleAtDesk,
    locations: Branches,
  }),
  replies: { 201: StaffMember, 409: Failure },
});

export const changeStaff = route.put('desk/staff/:id/', managers, {
  fullWay: true,
  summary: "Set a person's role at the desk, and their branches",
  description: 'Not for therapists, who work where their shifts are, nor for the caller.',
  params: WhichMember,
  body: Type.Object({ version: Version, role: RoleAtDesk, locations: Branches }),
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const suspendStaff = route.post('desk/staff/:id/suspend/', managers, {
  fullWay: true,
  summary: "Suspend a team member's access to the desk; their sessions end",
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const leaveDesk = route.post('desk/staff/:id/leave/', managers, {
  fullWay: true,
  summary: 'Set the day from which the desk is shut to a team member, or another day',
  description: 'Their sessions end as that day begins. Therapists leave on the rota.',
  params: WhichMember,
  body: Type.Object({
    from: described('The first day without access; later than today.', DateOnly),
  }),
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const readmitStaff = route.post('desk/staff/:id/readmit/', managers, {
  fullWay: true,
  summary:
    "Restore a suspended team member's access to the desk, or withdraw the day on which it ends",
  params: WhichMember,
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const endSessionsOfStaff = route.post('desk/staff/:id/end-sessions/', managers, {
  fullWay: true,
  summary: "End every session of a team member except the caller's own",
  params: WhichMember,
  replies: { 200: StaffMember, 404: Failure },
});

export const resetFactors = route.post('desk/staff/:id/reset-factors/', managers, {
  fullWay: true,
  summary: 'Reset the second factors of a team member who has lost them; their sessions end',
  params: WhichMember,
  replies: { 204: Type.Null(), 404: Failure, 409: Failure },
});

export const exportMember = route.post('desk/staff/:id/export/', managers, {
  fullWay: true,
  keepsNoAnswer: true,
  summary:
    'Everything that the studio keeps about a team member, as they would receive it; the person who takes it is recorded',
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: exportData.replies[200], 404: Failure },
});

export const eraseMember = route.post('desk/staff/:id/erase/', managers, {
  fullWay: true,
  summary: 'Erase a former team member; sessions, money and hours stay without a name',
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: Detail, 404: Failure, 409: Failure },
});
