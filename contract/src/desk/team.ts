/** The team as a manager sees it: who works where, their sessions, their second factors. */
import Type from 'typebox';
import { defineRoute } from '../route.ts';
import {
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
} from '../values.ts';

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

export const StaffMember = Type.Object(
  {
    account_id: Id,
    first_name: Line,
    last_name: Line,
    email: Nullable(Line),
    role: Role,
    locations: Branches,
    has_second_factor: Type.Boolean(),
    has_pin: Type.Boolean(),
  },
  {
    examples: [
      {
        account_id: 7,
        first_name: 'Fatima',
        last_name: 'Saeed',
        email: 'desk@limber.example',
        role: 'front_desk',
        locations: ['A'],
        has_second_factor: true,
        has_pin: true,
      },
    ],
  },
);

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
    role: oneOf(['front_desk', 'manager']),
    locations: Branches,
  }),
  replies: { 201: StaffMember, 409: Failure },
});

export const changeStaff = defineRoute({
  method: 'PUT',
  path: 'desk/staff/:id/',
  access: ['manager'],
  fullWay: true,
  summary: 'Say at which branches somebody of the front desk works',
  params: Type.Object({ id: Id }),
  body: Type.Object({ locations: Branches }),
  replies: { 200: StaffMember, 404: Failure },
});

export const resetFactors = defineRoute({
  method: 'POST',
  path: 'desk/staff/:id/reset-factors/',
  access: ['manager'],
  fullWay: true,
  summary: 'Forget the second factors of somebody who has lost them; their sessions end',
  params: Type.Object({ id: Id }),
  replies: { 204: Type.Null(), 404: Failure },
});
