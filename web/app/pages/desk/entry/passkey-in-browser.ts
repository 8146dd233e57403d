import type {
  PasskeyAnswer,
  PasskeyMade,
  PasskeyQuestion,
  PasskeyToMake,
} from '@limber/contract/desk/entry/passkeys.ts';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys here. */
export const canHavePasskeys = browserSupportsWebAuthn;

/** Signs with a passkey; null when the person cancels, or has none here. */
export async function answerWithPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer | null> {
  const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON;
  const made = await startAuthentication({ optionsJSON }).catch(said);
  if (!made) return null;
  const { id, rawId, type } = made;
  const { clientDataJSON, authenticatorData, signature } = made.response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Creates a passkey; null when the person cancels or it fails. */
export async function makeOnePasskey(options: PasskeyToMake): Promise<PasskeyMade | null> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(said);
  if (!made) return null;
  const { id, rawId, type } = made;
  const { clientDataJSON, attestationObject, transports } = made.response;
  const ways = transports ? { transports } : {};
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...ways } };
}

function said(error: unknown): null {
  console.warn('Passkey', error);
  return null;
}
