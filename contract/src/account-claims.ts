/** Sign-in for clients known only by telephone, through a link from the desk. */
import Type, { type Static } from 'typebox';
import { OneTimeCode, TokenPair } from './auth.ts';
import { route } from './route.ts';
import { Detail, Failure } from './values/failure.ts';
import { Email } from './values/people.ts';
import { Line } from './values/texts.ts';
import { Instant } from './values/times.ts';

const ClaimToken = Type.String({
  description: 'The part after the `#` in the link.',
  maxLength: 43,
  pattern: '^[\\w-]{43}$',
  'x-sentence': {
    en: 'This link is not complete. Please copy all of it from the message.',
    ar: 'هذا الرابط غير مكتمل. يرجى نسخه كاملاً من الرسالة.',
  },
  examples: ['mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4'],
});

export const Claim = Type.Object(
  { first_name: Line, expires_at: Instant },
  {
    description: 'The account that a link opens.',
    examples: [{ first_name: 'Amina', expires_at: '2026-03-07T06:00:00.000Z' }],
  },
);
export type Claim = Static<typeof Claim>;

export const lookUpClaim = route.post('auth/token/claim/', 'public', {
  summary:
    'The account that a link from the desk opens; 404 once the link is used, expired or replaced',
  body: Type.Object({ token: ClaimToken }),
  replies: { 200: Claim, 404: Failure, 429: Failure },
});

export const requestClaimCode = route.post('auth/token/claim/code/', 'public', {
  summary: 'Send a one-time code to the address that the client wants to sign in with',
  description: 'An address that already has an account gets 409: the studio merges the two.',
  body: Type.Object({ token: ClaimToken, email: Email }),
  replies: { 200: Detail, 404: Failure, 409: Failure, 429: Failure },
});

export const claimAccount = route.post('auth/token/claim/confirm/', 'public', {
  summary: 'Exchange link, address and code for tokens; from then on the address signs in',
  body: Type.Object({ token: ClaimToken, email: Email, otp: OneTimeCode }),
  replies: { 200: TokenPair, 401: Failure, 404: Failure, 409: Failure, 429: Failure },
});
