/** The messages between a browser and its passkeys (WebAuthn level 3, as JSON). */
import Type, { type Static } from 'typebox';
import { Line } from '../../values/texts.ts';

const Bytes = Type.String({ description: 'Bytes as base64url.', maxLength: 8000 });
const Transports = Type.Optional(Type.Array(Line, { maxItems: 20 }));
const Millis = Type.Integer({ minimum: 0, maximum: 3_600_000 });

const Credential = Type.Object({
  id: Bytes,
  type: Line,
  transports: Transports,
});

export const PasskeyQuestion = Type.Object(
  {
    challenge: Bytes,
    rpId: Line,
    timeout: Millis,
    userVerification: Line,
    allowCredentials: Type.Array(Credential, { maxItems: 100 }),
  },
  {
    description: '`PublicKeyCredentialRequestOptionsJSON`: what a passkey is asked to sign.',
    examples: [
      {
        challenge: 'q83vEg',
        rpId: 'studio.example',
        timeout: 300_000,
        userVerification: 'preferred',
        allowCredentials: [{ id: 'AQID', type: 'public-key' }],
      },
    ],
  },
);
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

export const PasskeyToMake = Type.Object(
  {
    challenge: Bytes,
    rp: Type.Object({ id: Line, name: Line }),
    user: Type.Object({ id: Bytes, name: Line, displayName: Line }),
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer({ minimum: -65535, maximum: 65535 }), type: Line }),
      { maxItems: 20 },
    ),
    timeout: Millis,
    attestation: Line,
    excludeCredentials: Type.Array(Credential, { maxItems: 100 }),
    authenticatorSelection: Type.Object({
      residentKey: Line,
      requireResidentKey: Type.Boolean(),
      userVerification: Line,
    }),
  },
  {
    description: '`PublicKeyCredentialCreationOptionsJSON`: which passkey is to be created.',
    examples: [
      {
        challenge: 'q83vEg',
        rp: { id: 'studio.example', name: 'Garden Wellness' },
        user: { id: 'Nw', name: 'desk@studio.example', displayName: 'Fatima Saeed' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'preferred',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
      },
    ],
  },
);
export type PasskeyToMake = Static<typeof PasskeyToMake>;

const common = {
  id: Bytes,
  rawId: Bytes,
  type: Type.String({
    maxLength: 10,
    pattern: '^public-key$',
    'x-sentence': { en: 'This is not a passkey.', ar: 'هذا ليس مفتاح مرور.' },
    examples: ['public-key'],
  }),
};

/** `AuthenticationResponseJSON`. */
export const PasskeyAnswer = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
  }),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** `RegistrationResponseJSON`. */
export const PasskeyMade = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Transports,
  }),
});
export type PasskeyMade = Static<typeof PasskeyMade>;
