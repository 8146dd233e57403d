/** The team as a manager sees it: who works where, their sessions, their second factors. */
import Type, { type Static } from 'typebox';
import { exportData } from '../../accounts.ts';
import { defineRoute } from '../../route.ts';
import {
  Detail,
  described,
  Email,
  Failure,
  Gender,
  Id,
  Instant,
  Line,
  LocationCode,
  listOf,
  Nullable,
  oneOf,
  PersonName,
  Uuid,
} from '../../values.ts';
import { GivenReason } from '../money/till-values.ts';

const Role = oneOf(['therapist', 'front_desk', 'manager']);
const Branches = listOf(LocationCode, {
  description: 'Branches that the front desk sees; a manager sees all whatever stands here.',
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
        description: 'Null: only the one-time code was shown.',
      }),
    ),
    counter: Nullable(Line),
    touched_at: Nullable(Instant),
    own: Type.Boolean({ description: 'The session that asks.' }),
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

const Version = described('Counts the changes; one names the version that was seen.', Id);

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
    suspended_at: described('Null: the desk is open to them.', Nullable(Instant)),
    left: described('Retired, or suspended who is no therapist: may be forgotten.', Type.Boolean()),
    own: described('Whoever asks: another manager changes them.', Type.Boolean()),
  },
  {
    description: 'Somebody of the team.',
    examples: [
      {
        account_id: 7,
        version: 1,
        first_name: 'Fatima',
        last_name: 'Saeed',
        email: 'desk@limber.example',
        role: 'front_desk',
        locations: ['A'],
        has_second_factor: true,
        has_pin: true,
        last_seen_at: '2026-11-21T10:30:00Z',
        running_sessions: 1,
        suspended_at: null,
        left: false,
        own: false,
      },
    ],
  },
);
export type StaffMember = Static<typeof StaffMember>;

export const listStaffSessions = defineRoute({
  method: 'GET',
  path: 'desk/staff-sessions/',
  access: ['manager'],
  summary: 'Sessions of the team that go on',
  replies: { 200: listOf(StaffSession) },
});

export const endStaffSession = defineRoute({
  method: 'POST',
  path: 'desk/staff-sessions/:id/end/',
  access: ['manager'],
  fullWay: true,
  summary: 'End a session of the team; its next call is refused',
  params: Type.Object({ id: Uuid }),
  body: Type.Optional(Type.Object({ reason: Type.Optional(Line) })),
  replies: { 204: Type.Null(), 404: Failure },
});

export const listStaff = defineRoute({
  method: 'GET',
  path: 'desk/staff/',
  access: ['manager'],
  summary: 'Everybody of the team',
  replies: { 200: listOf(StaffMember) },
});

const RoleAtDesk = oneOf(['front_desk', 'manager']);
const WhichMember = Type.Object({ id: Id }, { description: 'Whose account.' });

export const addStaff = defineRoute({
  method: 'POST',
  path: 'desk/staff/',
  access: ['manager'],
  fullWay: true,
  summary: 'Add somebody to the front desk or the managers',
  description: 'They sign in with a one-time code and set their second factor up then.',
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

export const changeStaff = defineRoute({
  method: 'PUT',
  path: 'desk/staff/:id/',
  access: ['manager'],
  fullWay: true,
  summary: 'Say what somebody is at the desk, and at which branches',
  description: 'Not of a therapist, who works where their shifts are, nor of oneself.',
  params: WhichMember,
  body: Type.Object({ version: Version, role: RoleAtDesk, locations: Branches }),
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const suspendStaff = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/suspend/',
  access: ['manager'],
  fullWay: true,
  summary: 'Shut the desk to somebody; their sessions end',
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const readmitStaff = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/readmit/',
  access: ['manager'],
  fullWay: true,
  summary: 'Open the desk again to somebody to whom it was shut',
  params: WhichMember,
  replies: { 200: StaffMember, 404: Failure, 409: Failure },
});

export const endSessionsOfStaff = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/end-sessions/',
  access: ['manager'],
  fullWay: true,
  summary: 'End every session of somebody but the one that asks',
  params: WhichMember,
  replies: { 200: StaffMember, 404: Failure },
});

export const resetFactors = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/reset-factors/',
  access: ['manager'],
  fullWay: true,
  summary: 'Forget the second factors of somebody who has lost them; their sessions end',
  params: WhichMember,
  replies: { 204: Type.Null(), 404: Failure, 409: Failure },
});

export const exportMember = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/export/',
  access: ['manager'],
  fullWay: true,
  keepsNoAnswer: true,
  summary:
    'Everything the studio keeps about somebody of the team, as they have it; who took it is kept',
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: exportData.replies[200], 404: Failure },
});

export const eraseMember = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/erase/',
  access: ['manager'],
  fullWay: true,
  summary: 'Forget somebody who has left the team; sessions, money and hours stay without a name',
  params: WhichMember,
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: Detail, 404: Failure, 409: Failure },
});
