/** What a team member signs in with besides the one-time code, and how it is set up. */
import Type, { type Static } from 'typebox';
import { route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Line } from '../../values/texts.ts';
import { PasskeyMade, PasskeyToMake } from './passkeys.ts';
import { Access, Digits, Pin, RecoveryCode } from './sign-in.ts';

export const FactorSetUp = Type.Object(
  {
    access: Access,
    recovery_codes: Type.Array(RecoveryCode, {
      description: 'Issued with the first second factor and never shown again; empty afterwards.',
      maxItems: 100,
    }),
  },
  { examples: [{ access: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', recovery_codes: ['k7m2p-9xq4t'] }] },
);
export type FactorSetUp = Static<typeof FactorSetUp>;

export const setUpTotp = route.post('desk/factors/totp/', team, {
  half: true,
  fullWay: true,
  summary: 'Start setting up an authenticator app',
  description: 'With the one-time code alone, only if the caller has no second factor yet.',
  replies: {
    200: Type.Object(
      { secret: Line, uri: Line },
      { examples: [{ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Garden%20Wellness:desk' }] },
    ),
  },
});

export const confirmTotp = route.post('desk/factors/totp/confirm/', team, {
  half: true,
  fullWay: true,
  summary: 'Finish setting it up with the first code from the app',
  body: Type.Object({ code: Digits }),
  replies: { 200: FactorSetUp, 429: Failure },
});

export const makePasskey = route.post('desk/factors/passkey/question/', team, {
  half: true,
  fullWay: true,
  summary: 'Start setting up a passkey',
  description: 'With the one-time code alone, only if the caller has no second factor yet.',
  replies: { 200: PasskeyToMake },
});

export const keepPasskey = route.post('desk/factors/passkey/', team, {
  half: true,
  fullWay: true,
  summary: 'Finish setting it up with the reply of the passkey',
  body: PasskeyMade,
  replies: { 200: FactorSetUp, 429: Failure },
});

export const choosePin = route.put('desk/factors/pin/', team, {
  fullWay: true,
  keepsNoAnswer: true,
  summary: 'Choose the PIN for counters',
  body: Type.Object({ pin: Pin }),
  replies: { 204: Type.Null() },
});

export const renewRecoveryCodes = route.post('desk/factors/recovery-codes/', team, {
  fullWay: true,
  keepsNoAnswer: true,
  summary: 'New recovery codes that replace the old ones, shown only once',
  replies: {
    200: Type.Object(
      { recovery_codes: Type.Array(RecoveryCode, { maxItems: 100 }) },
      { examples: [{ recovery_codes: ['k7m2p-9xq4t'] }] },
    ),
  },
});
