/** Signing in at the desk: a second factor, in addition to the one-time code. */
import Type, { type Static } from 'typebox';
import { codeDigits, LinkToken, TokenPair } from '../../auth.ts';
import { route, team } from '../../route.ts';
import { PIN_DIGITS } from '../../terms/staff-sign-in.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { AccountType, Email, Gender, PersonName } from '../../values/people.ts';
import { Line } from '../../values/texts.ts';
import { PasskeyAnswer, PasskeyQuestion } from './passkeys.ts';

export const Digits = Type.String({
  ...codeDigits,
  description: 'Six digits of an authenticator app.',
});

export const Pin = Type.String({
  description: 'What a person types at a counter.',
  maxLength: PIN_DIGITS,
  pattern: `^[0-9]{${PIN_DIGITS}}$`,
  'x-sentence': {
    en: 'Please enter the 6 digits of the PIN.',
    ar: 'يرجى إدخال أرقام الرمز السري الستة.',
  },
  examples: ['204816'],
});

export const RecoveryCode = Type.String({
  description: 'One of the codes that were shown once.',
  maxLength: 20,
  pattern: '^[a-z0-9]{5}-[a-z0-9]{5}$',
  'x-sentence': {
    en: 'A recovery code has ten letters and digits, such as k7m2p-9xq4t.',
    ar: 'يتكوّن رمز الاسترداد من عشرة أحرف وأرقام، مثل k7m2p-9xq4t.',
  },
  examples: ['k7m2p-9xq4t'],
});

export const Access = Type.String({ description: 'An access token.', maxLength: 4096 });

export const WhoIsAtDesk = Type.Object(
  {
    account_id: Id,
    first_name: Line,
    last_name: Line,
    account_type: AccountType,
    signed_in: Type.Boolean({
      description: 'False: the second factor still has to be given, or set up where there is none.',
    }),
    by_pin: Type.Boolean({ description: 'By a full sign-in; false: some calls are refused.' }),
    at_counter: Type.Boolean({ description: 'The session locks itself when it is idle.' }),
    locks_after_minutes: Type.Integer({
      description: 'For an idle counter.',
      minimum: 1,
      maximum: 60,
    }),
    reduction_percent: Type.Integer({
      description: 'The largest reduction of a price that they can give on their own.',
      minimum: 0,
      maximum: 100,
    }),
    cash_coin_fils: Type.Integer({
      description: 'The smallest coin that cash is rounded to; 1: no rounding.',
      minimum: 1,
      maximum: 100,
    }),
    takes_online: Type.Boolean({
      description: 'What is owed can be paid online: a provider of payments is set up.',
    }),
    locations: Type.Array(LocationCode, {
      description: 'The branches that they see.',
      maxItems: 100,
    }),
    factors: Type.Object({
      passkeys: Type.Integer({ minimum: 0, maximum: 1000 }),
      totp: Type.Boolean(),
      pin: Type.Boolean(),
      recovery_codes: Type.Integer({ minimum: 0, maximum: 1000 }),
    }),
  },
  {
    description: 'Who is at the desk, and how they signed in.',
    examples: [
      {
        account_id: 7,
        first_name: 'Fatima',
        last_name: 'Saeed',
        account_type: 'front_desk',
        signed_in: true,
        by_pin: false,
        at_counter: true,
        locks_after_minutes: 5,
        reduction_percent: 15,
        cash_coin_fils: 1,
        takes_online: true,
        locations: ['A'],
        factors: { passkeys: 0, totp: true, pin: true, recovery_codes: 10 },
      },
    ],
  },
);
export type WhoIsAtDesk = Static<typeof WhoIsAtDesk>;

export const SignedIn = Type.Object(
  { access: Access },
  {
    description:
      'A desk access token that replaces the first one; the earlier refresh token stays valid.',
    examples: [{ access: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }],
  },
);

export const readSignIn = route.get('desk/sign-in/', team, {
  half: true,
  summary: 'Who is at the desk, and which factor is still to be given',
  description:
    'Requests that a page makes on its own, such as a refresh of the board, carry the header `X-By-Itself`: they do not keep a counter from locking itself.',
  replies: { 200: WhoIsAtDesk },
});

export const signInWithTotp = route.post('desk/sign-in/totp/', team, {
  half: true,
  summary: 'Give the code from an authenticator app',
  body: Type.Object({ code: Digits }),
  replies: { 200: SignedIn, 403: Failure, 429: Failure },
});

export const signInWithRecoveryCode = route.post('desk/sign-in/recovery/', team, {
  half: true,
  summary: 'Give a recovery code, each valid once',
  body: Type.Object({ code: RecoveryCode }),
  replies: { 200: SignedIn, 403: Failure, 429: Failure },
});

export const askPasskey = route.post('desk/sign-in/passkey/question/', team, {
  half: true,
  summary: 'Request the challenge that a passkey is to sign',
  replies: { 200: PasskeyQuestion },
});

export const signInWithPasskey = route.post('desk/sign-in/passkey/', team, {
  half: true,
  summary: 'Give a signed passkey challenge',
  body: PasskeyAnswer,
  replies: { 200: SignedIn, 403: Failure, 429: Failure },
});

export const becomeFirstManager = route.post('desk/first-manager/', 'public', {
  summary: 'Open the account of the first manager with the link that the server printed',
  body: Type.Object({
    token: LinkToken,
    email: Email,
    first_name: PersonName,
    last_name: PersonName,
    gender: Gender,
  }),
  replies: { 201: TokenPair, 409: Failure, 404: Failure, 429: Failure },
});
