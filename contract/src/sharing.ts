import Type, { type Static } from 'typebox';
import { PackageParams } from './packages.ts';
import { defineRoute, signedIn } from './route.ts';
import { Detail, Email, Failure, Id, Nullable } from './values.ts';

/** Someone who shares a package; the first is its owner. */
export const PackagePerson = Type.Object(
  {
    /** Null for the owner. */
    id: Nullable(Id),
    name: Nullable(Type.String()),
    email: Type.String(),
    status: Type.Union([Type.Literal('owner'), Type.Literal('invited'), Type.Literal('joined')]),
    /** The most minutes they may use; null: all there are. */
    cap_minutes: Nullable(Type.Integer({ minimum: 0 })),
    used_minutes: Type.Integer({ minimum: 0 }),
  },
  {
    examples: [
      {
        id: 3,
        name: 'Layla Nasser',
        email: 'layla.nasser@client.example',
        status: 'joined',
        cap_minutes: 240,
        used_minutes: 45,
      },
    ],
  },
);
export type PackagePerson = Static<typeof PackagePerson>;

/** One schema with two types: in a union of two, validation would turn null into 0, and 0 into null. */
const CapMinutes = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  maximum: 100_000,
  multipleOf: 5,
});

export const listPackagePeople = defineRoute({
  method: 'GET',
  path: 'appointment/packages/:id/people/',
  access: signedIn,
  summary: 'Who shares a package and what they used; only for its owner (extra call)',
  params: PackageParams,
  replies: { 200: Type.Array(PackagePerson), 404: Failure },
});

export const invitePerson = defineRoute({
  method: 'POST',
  path: 'appointment/packages/:id/people/',
  access: signedIn,
  summary: 'Invite an adult by e-mail to a shared package; inviting again sends a new link',
  params: PackageParams,
  body: Type.Object(
    { email: Email, cap_minutes: Type.Optional(CapMinutes) },
    { examples: [{ email: 'layla.nasser@client.example', cap_minutes: 240 }] },
  ),
  replies: { 201: PackagePerson, 404: Failure, 409: Failure },
});

const PersonParams = Type.Object({ id: Id, person: Id });

export const capPerson = defineRoute({
  method: 'PUT',
  path: 'appointment/packages/:id/people/:person/',
  access: signedIn,
  summary: 'Set or lift the most minutes a person may use',
  params: PersonParams,
  body: Type.Object({ cap_minutes: CapMinutes }, { examples: [{ cap_minutes: null }] }),
  replies: { 200: PackagePerson, 404: Failure },
});

export const removePerson = defineRoute({
  method: 'DELETE',
  path: 'appointment/packages/:id/people/:person/',
  access: signedIn,
  summary: 'Take a person out; sessions they have booked stay booked',
  params: PersonParams,
  replies: { 204: Type.Null(), 404: Failure },
});

const InvitationParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** What an invited person sees before signing in. */
export const Invitation = Type.Object(
  {
    package_name: Type.String(),
    owner_first_name: Type.String(),
    /** The invited address; the link reached it. */
    email: Type.String(),
    status: Type.Union([Type.Literal('open'), Type.Literal('joined')]),
  },
  {
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

export const readInvitation = defineRoute({
  method: 'GET',
  path: 'appointment/package-invitations/:token/',
  access: 'public',
  summary: 'An invitation to share a package, by the token of its link',
  params: InvitationParams,
  replies: { 200: Invitation, 404: Failure },
});

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: 'appointment/package-invitations/:token/',
  access: signedIn,
  summary: 'Join a shared package, signed in with the invited address',
  params: InvitationParams,
  body: Type.Object(
    {
      /** Says that the caller is 18 or older. */
      adult: Type.Boolean(),
    },
    { examples: [{ adult: true }] },
  ),
  replies: { 200: Detail, 403: Failure, 404: Failure, 409: Failure },
});
