/** What a studio needs before its first day, which of it exists, and its doors. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Instant } from '../../values/times.ts';
import { needed } from '../studio/shared-fields.ts';

const Count = Type.Integer({ minimum: 0, maximum: MOST });

/** In the order of the set-up. */
export const SetUpStepName = oneOf([
  ...(['name', 'country', 'place', 'contact', 'branches', 'hours', 'services'] as const),
  ...(['resources', 'therapists', 'terms', 'money', 'packages', 'website', 'import'] as const),
]);
export type SetUpStepName = Static<typeof SetUpStepName>;

export const SetUpStep = Type.Object(
  {
    step: SetUpStepName,
    state: oneOf(['done', 'open', 'skipped']),
    required: described('The doors do not open without it; it cannot be skipped.', Type.Boolean()),
    count: described(
      'How many exist: branches, branches with hours, services and packages with a price, rooms and devices, therapists with shifts, clients.',
      Count,
    ),
    to_look_at: described(
      'What keeps the step open though some exist: proposals that nobody has saved yet, branches without hours, services that need a room or device that does not exist.',
      Count,
    ),
  },
  {
    description: 'One step of the set-up.',
    examples: [{ step: 'branches', state: 'done', required: true, count: 2, to_look_at: 0 }],
  },
);
export type SetUpStep = Static<typeof SetUpStep>;

export const SetUp = Type.Object(
  {
    opened_at: described(
      'When the doors were opened; null: the site says that the studio opens soon.',
      Nullable(Instant),
    ),
    steps: listOf(SetUpStep),
  },
  {
    description: 'The steps of the set-up in their order, and the doors.',
    examples: [
      {
        opened_at: null,
        steps: [{ step: 'branches', state: 'done', required: true, count: 2, to_look_at: 0 }],
      },
    ],
  },
);
export type SetUp = Static<typeof SetUp>;

export const readSetUp = route.get('desk/set-up', managers, {
  summary: 'The steps of the set-up with their state, and whether the doors are open',
  replies: { 200: SetUp },
});

/** What the studio can have from outside, once the server is given its keys. */
export const Connections = Type.Object(
  {
    connections: listOf(
      Type.Object({
        service: oneOf(['online_payments', 'whatsapp', 'apple_wallet', 'google_wallet']),
        connected: Type.Boolean(),
      }),
    ),
  },
  { examples: [{ connections: [{ service: 'apple_wallet', connected: false }] }] },
);
export type Connections = Static<typeof Connections>;

export const readConnections = route.get('desk/set-up/connections', managers, {
  summary: 'Which services of others the studio is connected with',
  replies: { 200: Connections },
});

export const skipStep = route.put('desk/set-up/skipped', managers, {
  summary: 'Skip a step of the set-up, or take the skipping back',
  description: 'The step stays skipped for every manager until it is done.',
  body: Type.Object(
    { step: SetUpStepName, skipped: Type.Boolean() },
    { additionalProperties: false, examples: [{ step: 'import', skipped: true }] },
  ),
  replies: { 200: SetUp, 409: Failure },
});

export const openDoors = route.post('desk/doors/open', managers, {
  summary: 'Open the doors: the site shows its pages, and clients sign up and book',
  description: 'Refused with 409 while a required step is open.',
  replies: { 200: SetUp, 409: Failure },
});

export const closeDoors = route.post('desk/doors/close', managers, {
  summary: 'Close the doors: the site says that the studio opens soon',
  description:
    'Nobody signs up or books online until they are opened again. Booked sessions stay, and the desk works on.',
  body: Type.Object(
    { reason: Type.String({ maxLength: 300, ...needed }) },
    { additionalProperties: false, examples: [{ reason: 'Refitting the rooms' }] },
  ),
  replies: { 200: SetUp, 409: Failure },
});

export const previewSite = route.post('desk/doors/preview', managers, {
  summary: 'Show this browser the pages as clients will see them, before the doors open',
  description: 'Sets a cookie, which no script reads, for some hours.',
  keepsNoAnswer: true,
  replies: { 204: Type.Null() },
});
