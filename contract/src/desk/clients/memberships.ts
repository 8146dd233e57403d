import Type, { type Static } from 'typebox';
import { desk, managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { GivenReason } from '../money/till-values.ts';

export const MembershipYear = Type.Object(
  {
    id: Id,
    number: Line,
    valid_from: DateOnly,
    valid_to: DateOnly,
    granted_by: described('Null: unlocked by bought minutes.', Nullable(Line)),
    reason: described('Why a person granted it.', Nullable(Line)),
    revoked_at: Nullable(Instant),
    revoked_because: Nullable(Line),
  },
  {
    description: 'A year of membership.',
    examples: [
      {
        id: 3,
        number: 'LMB-1234-5678',
        valid_from: '2026-03-04',
        valid_to: '2027-03-03',
        granted_by: 'Maryam Darwish',
        reason: 'With us since the first day',
        revoked_at: null,
        revoked_because: null,
      },
    ],
  },
);
export type MembershipYear = Static<typeof MembershipYear>;

export const listMembershipYears = route.get('desk/memberships/', desk, {
  summary: 'The membership years of a client, latest first',
  query: Type.Object({ client_id: Id }),
  replies: { 200: listOf(MembershipYear), 404: Failure },
});

export const giveMembership = route.post('desk/memberships/', managers, {
  summary: 'Grant a year of membership, from today or following the current one',
  body: Type.Object({ client_id: Id, reason: GivenReason }),
  replies: { 201: MembershipYear, 404: Failure },
});

export const revokeMembership = route.post('desk/memberships/:id/revoke/', managers, {
  summary: 'Revoke a year of membership; the minutes that unlocked it do not count again',
  params: Type.Object({ id: Id }, { description: 'Which year.' }),
  body: Type.Object({ reason: GivenReason }),
  replies: { 200: MembershipYear, 404: Failure, 409: Failure },
});
