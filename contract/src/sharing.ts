import Type, { type Static } from 'typebox';
import { PackageParams } from './packages.ts';
import { route, signedIn } from './route.ts';
import {
  INVITATIONS_A_DAY,
  INVITATIONS_TO_ONE_A_DAY,
  INVITATIONS_TO_STRANGERS_A_DAY,
} from './terms/invitations.ts';
import { ADULT_YEARS } from './terms/people.ts';
import { Detail, Failure } from './values/failure.ts';
import { Id, MOST } from './values/keys.ts';
import { Email } from './values/people.ts';
import { described, listOf, Nullable, oneOf } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { Instant } from './values/times.ts';

export const PackagePerson = Type.Object(
  {
    id: described('Null for the owner.', Nullable(Id)),
    name: Nullable(Line),
    email: Line,
    status: oneOf(['owner', 'invited', 'joined']),
    cap_minutes: described(
      'The most minutes that they may use; null: no cap.',
      Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
    ),
    used_minutes: Type.Integer({ minimum: 0, maximum: MOST }),
    invited_until: described(
      'When the link of an open invitation expires; null for everyone else.',
      Nullable(Instant),
    ),
  },
  {
    description: 'A person who shares a package; the first is its owner.',
    examples: [
      {
        id: 3,
        name: 'Layla Nasser',
        email: 'layla.nasser@client.example',
        status: 'joined',
        cap_minutes: 240,
        used_minutes: 45,
        invited_until: null,
      },
    ],
  },
);
export type PackagePerson = Static<typeof PackagePerson>;

export const CapMinutes = described(
  'The most minutes that a person may use; null: no cap.',
  Nullable(Type.Integer({ minimum: 0, maximum: 100_000, multipleOf: 5 })),
);

export const listPackagePeople = route.get('appointment/packages/:id/people/', signedIn, {
  summary: 'The people who share a package and what they used; only for its owner (extra call)',
  params: PackageParams,
  replies: { 200: listOf(PackagePerson), 404: Failure },
});

export const invitePerson = route.post('appointment/packages/:id/people/', signedIn, {
  summary: 'Invite an adult to a shared package by e-mail; inviting again sends a new link',
  description: `An owner may send ${INVITATIONS_A_DAY} invitations a day, ${INVITATIONS_TO_STRANGERS_A_DAY} of them to addresses without an account; one address may get ${INVITATIONS_TO_ONE_A_DAY}. More are refused with 429.`,
  params: PackageParams,
  body: Type.Object(
    { email: Email, cap_minutes: Type.Optional(CapMinutes) },
    { examples: [{ email: 'layla.nasser@client.example', cap_minutes: 240 }] },
  ),
  replies: { 201: PackagePerson, 404: Failure, 409: Failure, 429: Failure },
});

const PersonParams = Type.Object({ id: Id, person: Id });

export const capPerson = route.put('appointment/packages/:id/people/:person/', signedIn, {
  summary: 'Set or lift the most minutes that a person may use',
  params: PersonParams,
  body: Type.Object({ cap_minutes: CapMinutes }, { examples: [{ cap_minutes: null }] }),
  replies: { 200: PackagePerson, 404: Failure },
});

export const removePerson = route.delete('appointment/packages/:id/people/:person/', signedIn, {
  summary: 'Remove a person; sessions they have booked stay booked',
  params: PersonParams,
  replies: { 204: Type.Null(), 404: Failure },
});

export const leavePackage = route.delete('appointment/packages/:id/people/me/', signedIn, {
  summary:
    'Leave a package that is shared with the caller, or decline an invitation; booked sessions stay booked (extra call)',
  params: PackageParams,
  replies: { 204: Type.Null(), 404: Failure, 409: Failure },
});

export const OpenInvitation = Type.Object(
  {
    id: described('Id of the package.', Id),
    package_name: Line,
    owner_first_name: Line,
    cap_minutes: Nullable(Type.Integer({ minimum: 0, maximum: MOST })),
    invited_until: Instant,
  },
  {
    description: "An open invitation to the caller's own address.",
    examples: [
      {
        id: 7,
        package_name: 'Family Shared Package',
        owner_first_name: 'Hind',
        cap_minutes: 300,
        invited_until: '2026-03-18T06:00:00.000Z',
      },
    ],
  },
);
export type OpenInvitation = Static<typeof OpenInvitation>;

export const listOpenInvitations = route.get('appointment/package-invitations/', signedIn, {
  summary: "Open invitations to the caller's address, newest first (extra call)",
  replies: { 200: listOf(OpenInvitation) },
});

const Adult = Type.Object(
  { adult: Type.Boolean() },
  {
    description: `Confirms that the caller is ${ADULT_YEARS} or older.`,
    examples: [{ adult: true }],
  },
);

export const joinPackage = route.post('appointment/packages/:id/join/', signedIn, {
  summary: "Accept an open invitation to the caller's address, without its link (extra call)",
  params: PackageParams,
  body: Adult,
  replies: { 200: Detail, 404: Failure, 409: Failure },
});

const InvitationParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

export const Invitation = Type.Object(
  {
    package_name: Line,
    owner_first_name: Line,
    email: described('The invited address, to which the link was sent.', Line),
    status: oneOf(['open', 'joined']),
  },
  {
    description: 'What an invited person sees before signing in.',
    examples: [
      {
        package_name: 'Family Shared Package',
        owner_first_name: 'Hind',
        email: 'maryam.karimi@client.example',
        status: 'open',
      },
    ],
  },
);
export type Invitation = Static<typeof Invitation>;

export const readInvitation = route.get('appointment/package-invitations/:token/', 'public', {
  secret: true,
  summary: 'An invitation to share a package, by the token of its link',
  params: InvitationParams,
  replies: { 200: Invitation, 404: Failure },
});

export const acceptInvitation = route.post('appointment/package-invitations/:token/', signedIn, {
  summary: 'Join a shared package, signed in with the invited address',
  params: InvitationParams,
  body: Adult,
  replies: { 200: Detail, 403: Failure, 404: Failure, 409: Failure },
});
