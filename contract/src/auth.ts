import Type, { type Static } from 'typebox';
import { Account } from './accounts.ts';
import { defineRoute, signedIn } from './route.ts';
import { Detail, Email, Failure, Gender, Language } from './values.ts';

export const Registration = Type.Object(
  {
    email: Email,
    first_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    last_name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    phone_number: Type.String({ minLength: 5, maxLength: 32, pattern: '^[+0-9 ()-]+$' }),
    gender: Gender,
    medicalIssues: Type.Optional(Type.String({ maxLength: 4000 })),
    goal: Type.Optional(Type.String({ maxLength: 1000 })),
    language: Type.Optional(Language),
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

export const TokenPair = Type.Object({ access: Type.String(), refresh: Type.String() });
export type TokenPair = Static<typeof TokenPair>;

export const generateOtp = defineRoute({
  method: 'POST',
  path: 'auth/token/generate-otp/',
  access: 'public',
  summary: 'Send a one-time code to a known e-mail address',
  body: Type.Object({ email: Email }),
  replies: { 200: Detail, 404: Failure },
});

export const register = defineRoute({
  method: 'POST',
  path: 'auth/token/register/',
  access: 'public',
  summary: 'Register a client; a code is asked for separately',
  body: Registration,
  replies: { 201: Account },
});

export const obtainToken = defineRoute({
  method: 'POST',
  path: 'auth/token/',
  access: 'public',
  summary: 'Exchange e-mail and one-time code for tokens',
  body: Type.Object({ email: Email, otp: Type.String({ pattern: '^[0-9]{6}$' }) }),
  replies: { 200: TokenPair, 401: Failure },
});

export const verifyToken = defineRoute({
  method: 'POST',
  path: 'auth/token/verify/',
  access: 'public',
  summary: 'Say whether an access token is still good',
  body: Type.Object({ token: Type.String({ maxLength: 4096 }) }),
  replies: { 200: Detail, 401: Failure },
});

export const refreshToken = defineRoute({
  method: 'POST',
  path: 'auth/token/refresh/',
  access: 'public',
  summary: 'Rotate a refresh token',
  body: Type.Object({ refresh: Type.String({ maxLength: 4096 }) }),
  replies: { 200: TokenPair, 401: Failure },
});

export const revokeToken = defineRoute({
  method: 'POST',
  path: 'auth/token/revoke/',
  access: 'public',
  summary: 'Sign out: end the family of this refresh token (extra call)',
  body: Type.Object({ refresh: Type.String({ maxLength: 4096 }) }),
  replies: { 204: Type.Null() },
});

export const me = defineRoute({
  method: 'GET',
  path: 'auth/users/me/',
  access: signedIn,
  summary: 'The signed-in account',
  replies: { 200: Account },
});
