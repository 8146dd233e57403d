import Type, { type Static } from 'typebox';
import { Account } from './accounts.ts';
import { route, signedIn } from './route.ts';
import { CODE_DIGITS } from './terms/codes-and-tokens.ts';
import { Detail, Failure } from './values/failure.ts';
import {
  Birthday,
  Email,
  Gender,
  Goal,
  HealthNotes,
  HomeAddress,
  Language,
  PersonName,
  PhoneNumber,
} from './values/people.ts';
import { described, listOf, oneOf } from './values/shapes.ts';

export const Registration = Type.Object(
  {
    email: Email,
    first_name: PersonName,
    last_name: PersonName,
    phone_number: PhoneNumber,
    gender: Gender,
    medicalIssues: Type.Optional(HealthNotes),
    health_notes_agreed: Type.Optional(
      Type.Boolean({
        description:
          'Whether the client agrees to the studio keeping `medicalIssues`. Sending notes without this field counts as agreeing, so the form must say so next to the notes. False: the notes are not kept.',
        default: true,
      }),
    ),
    goal: Type.Optional(Goal),
    birthday: Type.Optional(described('Refused where the studio does not ask for it.', Birthday)),
    address: Type.Optional(described('Refused where the studio does not ask for it.', HomeAddress)),
    language: Type.Optional(Language),
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

export const Token = Type.String({
  description: 'An access or refresh token. Clients treat it as opaque.',
  maxLength: 4096,
});

export const codeDigits = {
  maxLength: CODE_DIGITS,
  pattern: `^[0-9]{${CODE_DIGITS}}$`,
  'x-sentence': {
    en: 'Please enter the 6 digits of the code.',
    ar: 'يرجى إدخال أرقام الرمز الستة.',
  },
  examples: ['123456'],
};

export const OneTimeCode = Type.String(codeDigits);

export const LinkToken = Type.String({
  description: 'The part after the `#` in the link of a one-time-code mail.',
  maxLength: 43,
  pattern: '^[\\w-]{43}$',
  'x-sentence': {
    en: 'This link is not complete. Please copy all of it from the mail.',
    ar: 'هذا الرابط غير مكتمل. يرجى نسخه كاملاً من الرسالة.',
  },
  examples: ['mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4'],
});

export const TokenPair = Type.Object(
  { access: Token, refresh: Token },
  { examples: [{ access: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', refresh: 'sVb0TgkHh1yYH4kQ' }] },
);
export type TokenPair = Static<typeof TokenPair>;

export const CodeChannel = oneOf(['mail', 'whatsapp'], {
  description: 'A way in which a one-time code is sent.',
});
export type CodeChannel = Static<typeof CodeChannel>;

export const listCodeChannels = route.get('auth/token/channels/', 'public', {
  summary: 'In which ways one-time codes are sent (extra call)',
  description: 'WhatsApp where the studio has it and its text of codes is approved.',
  replies: { 200: listOf(CodeChannel, { examples: [['mail', 'whatsapp']] }) },
});

export const generateOtp = route.post('auth/token/generate-otp/', 'public', {
  summary: 'Send a one-time code to a known e-mail address, or to the telephone of its account',
  description:
    'The answer does not tell whether the account has a number. A code by WhatsApp goes only to a number that no other client has, and only if the client has signed in by e-mail before.',
  body: Type.Object({
    email: Email,
    channel: Type.Optional(described("Left out: 'mail'.", CodeChannel)),
  }),
  replies: { 200: Detail, 404: Failure, 429: Failure },
});

export const generateOtpByTelephone = route.post('auth/token/telephone/generate-otp/', 'public', {
  summary: 'Send a one-time code by WhatsApp, for clients without an e-mail address (extra call)',
  description:
    'The answer, the limits and what follows are the same whether the number is known or not.',
  body: Type.Object({ phone_number: PhoneNumber }),
  replies: { 200: Detail, 429: Failure },
});

export const obtainTokenByTelephone = route.post('auth/token/telephone/', 'public', {
  summary: 'Exchange telephone number and one-time code for tokens (extra call)',
  body: Type.Object({ phone_number: PhoneNumber, otp: OneTimeCode }),
  replies: { 200: TokenPair, 401: Failure, 429: Failure },
});

export const register = route.post('auth/token/register/', 'public', {
  needsOpenDoors: true,
  summary: 'Register a client; the one-time code is requested separately',
  body: Registration,
  replies: { 201: Account, 409: Failure, 429: Failure },
});

export const obtainToken = route.post('auth/token/', 'public', {
  summary: 'Exchange e-mail and one-time code for tokens',
  body: Type.Object({ email: Email, otp: OneTimeCode }),
  replies: { 200: TokenPair, 401: Failure, 429: Failure },
});

export const obtainTokenByLink = route.post('auth/token/link/', 'public', {
  summary:
    'Exchange the secret from a mailed link for tokens, in the browser that requested it (extra call)',
  body: Type.Object({ token: LinkToken }),
  replies: { 200: TokenPair, 401: Failure, 429: Failure },
});

export const verifyToken = route.post('auth/token/verify/', 'public', {
  summary: 'Check whether an access token is still valid',
  body: Type.Object({ token: Token }),
  replies: { 200: Detail, 401: Failure },
});

export const refreshToken = route.post('auth/token/refresh/', 'public', {
  summary: 'Rotate a refresh token',
  body: Type.Object({ refresh: Token }),
  replies: { 200: TokenPair, 401: Failure },
});

export const revokeToken = route.post('auth/token/revoke/', 'public', {
  summary:
    'Sign out: revoke this refresh token and every token rotated from or into it (extra call)',
  body: Type.Object({ refresh: Token }),
  replies: { 204: Type.Null() },
});

export const me = route.get('auth/users/me/', signedIn, {
  summary: 'The signed-in account',
  replies: { 200: Account },
});
