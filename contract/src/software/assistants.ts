/** Assistants that ask people whether they may act for them. */
import Type, { type Static } from 'typebox';
import { route, signedIn } from '../route.ts';
import { ASSISTANT_CODE_MINUTES, ASSISTANT_LASTS_DAYS } from '../terms/software/assistants.ts';
import { Failure } from '../values/failure.ts';
import { Uuid } from '../values/keys.ts';
import { described, listOf } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';
import { Scope } from './scopes.ts';

/** What an assistant may be allowed at most. */
export const assistantScopes = ['sessions:read', 'sessions:write', 'packages:read'] as const;

const asks = {
  client_id: described('The assistant, as it registered itself.', Uuid),
  redirect_uri: described('Where the answer is sent.', Line),
  scope: Type.Optional(
    described('What it wants to do, separated by spaces; left out: everything it can.', Line),
  ),
};

const aWish = {
  client_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  redirect_uri: 'http://127.0.0.1:4000/callback',
  scope: 'sessions:read sessions:write',
};

export const AssistantRequest = Type.Object(
  {
    name: described('As it calls itself; nobody has checked that.', Line),
    host: described('Where the answer is sent.', Line),
    scopes: listOf(Scope),
  },
  {
    examples: [
      {
        name: 'Calendar helper',
        host: '127.0.0.1:4000',
        scopes: ['sessions:read', 'sessions:write'],
      },
    ],
  },
);
export type AssistantRequest = Static<typeof AssistantRequest>;

export const readAssistantRequest = route.get('accounts/assistants/', 'public', {
  summary: 'What an assistant asks for, before somebody lets it in',
  query: Type.Object(asks),
  replies: { 200: AssistantRequest, 404: Failure },
});

export const AllowAssistant = Type.Object(
  {
    ...asks,
    state: Type.Optional(Type.String({ maxLength: 2000 })),
    code_challenge: Type.String({
      maxLength: 43,
      pattern: '^[A-Za-z0-9_-]{43}$',
      'x-sentence': {
        en: 'The assistant has asked in a way that we do not know.',
        ar: 'طلب المساعد بطريقة لا نعرفها.',
      },
    }),
    code_challenge_method: Type.Literal('S256'),
  },
  {
    additionalProperties: false,
    examples: [
      {
        ...aWish,
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      },
    ],
  },
);
export type AllowAssistant = Static<typeof AllowAssistant>;

export const allowAssistant = route.post('accounts/assistants/', signedIn, {
  fullWay: true,
  keepsNoAnswer: true,
  summary: 'Let an assistant act for the caller; the answer says where to go',
  description: `The address carries a code, which the assistant exchanges within ${ASSISTANT_CODE_MINUTES} minutes for a key. It is listed and revoked like the caller's other keys, and ends after ${ASSISTANT_LASTS_DAYS} days.`,
  body: AllowAssistant,
  replies: {
    201: Type.Object(
      { url: Line },
      { examples: [{ url: 'http://127.0.0.1:4000/callback?code=mQ2v7Kp0T5mAqk1hX0o2cF9' }] },
    ),
    404: Failure,
    409: Failure,
  },
});
