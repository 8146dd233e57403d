/** Keys by which software of their own acts for people. */
import Type, { type Static } from 'typebox';
import { route, signedIn } from '../route.ts';
import {
  KEY_CALLS_A_MINUTE,
  KEY_LASTS_MOST_DAYS,
  KEY_NAME_CHARACTERS,
} from '../terms/software/api-keys.ts';
import { Failure } from '../values/failure.ts';
import { Id } from '../values/keys.ts';
import { described, listOf, Nullable } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';
import { DateOnly, Instant } from '../values/times.ts';
import { Scope, Scopes } from './scopes.ts';

const aKey = {
  id: 3,
  name: 'My calendar',
  scopes: ['sessions:read'],
  made_at: '2026-11-21T10:30:00Z',
  ends_on: '2027-05-21',
  used_at: null,
  assistant: false,
} as const;

export const ApiKey = Type.Object(
  {
    id: Id,
    name: described('As its owner calls it.', Line),
    scopes: Scopes,
    made_at: Instant,
    ends_on: described('Last day on which it is accepted.', DateOnly),
    used_at: described('When it was last accepted, to the minute; null: never.', Nullable(Instant)),
    assistant: Type.Boolean({
      description: 'Held by an assistant that its owner let in; otherwise its owner made it.',
    }),
  },
  { examples: [{ ...aKey, scopes: [...aKey.scopes] }] },
);
export type ApiKey = Static<typeof ApiKey>;

export const OwnApiKeys = Type.Object(
  {
    offered: Type.Boolean({ description: 'Whether the studio accepts keys.' }),
    scopes: described('What a new key of the caller may be allowed.', listOf(Scope)),
    keys: described('Those that are accepted, newest first.', listOf(ApiKey)),
  },
  {
    examples: [
      {
        offered: true,
        scopes: ['sessions:read', 'sessions:write', 'packages:read'],
        keys: [{ ...aKey, scopes: [...aKey.scopes] }],
      },
    ],
  },
);
export type OwnApiKeys = Static<typeof OwnApiKeys>;

export const NewApiKey = Type.Object(
  {
    name: Type.String({
      maxLength: KEY_NAME_CHARACTERS,
      pattern: '\\S',
      'x-sentence': {
        en: 'Please give the key a name, so that you know it again.',
        ar: 'يرجى تسمية المفتاح لتتعرّف عليه لاحقاً.',
      },
    }),
    scopes: Scopes,
    ends_on: described(
      `Last day on which it is accepted, at most ${KEY_LASTS_MOST_DAYS} days ahead.`,
      DateOnly,
    ),
  },
  {
    additionalProperties: false,
    examples: [{ name: 'My calendar', scopes: ['sessions:read'], ends_on: '2027-05-21' }],
  },
);
export type NewApiKey = Static<typeof NewApiKey>;

export const MadeApiKey = Type.Object(
  {
    ...ApiKey.properties,
    key: described('The key itself, sent as a bearer token. It is shown this once.', Line),
  },
  {
    examples: [
      {
        ...aKey,
        scopes: [...aKey.scopes],
        key: 'lk_mQ2v7Kp0T5mAqk1hX0o2cF9uYw3bRt8sLz4nEe6dGi0',
      },
    ],
  },
);
export type MadeApiKey = Static<typeof MadeApiKey>;

export const listOwnApiKeys = route.get('accounts/api-keys/', signedIn, {
  summary: "The caller's keys for software of their own",
  replies: { 200: OwnApiKeys },
});

export const makeApiKey = route.post('accounts/api-keys/', signedIn, {
  fullWay: true,
  keepsNoAnswer: true,
  summary: 'Make a key for software of the caller’s own; it is shown this once',
  description: `A key stands for its owner in calls that name a scope it has, at most ${KEY_CALLS_A_MINUTE} a minute. The same rules and limits hold, and histories say by which key something was done. It ends on its day, when it is revoked, and when its owner is signed out of everything.`,
  body: NewApiKey,
  replies: { 201: MadeApiKey, 409: Failure, 429: Failure },
});

export const revokeApiKey = route.delete('accounts/api-keys/:id/', signedIn, {
  summary: 'Revoke a key of the caller; it is not accepted from now on',
  params: Type.Object({ id: Id }),
  replies: { 204: Type.Null(), 404: Failure },
});
