import type { PasskeyAnswer, PasskeyQuestion } from '@limber/contract/desk/entry/passkeys.ts';
import { CHALLENGE_LASTS_MINUTES } from '@limber/contract/terms/staff-sign-in.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { passkeys, siteOf } from './passkeys.ts';
import { listPasskeys, takeChallenge, updateChallenge, updatePasskeyUsed } from './queries.ts';

/** Requests the challenge for somebody's passkeys; valid once, for the calling session. */
export async function askPasskey(
  deps: StaffDeps,
  who: StaffActor,
  now: Date,
): Promise<PasskeyQuestion> {
  const own = await listPasskeys(deps.db, who.accountId);
  const { generateAuthenticationOptions } = await passkeys();
  const { challenge, timeout, rpId } = await generateAuthenticationOptions({
    rpID: siteOf(deps.publicUrl).id,
    challenge: Uint8Array.from(deps.random.bytes(32)),
    timeout: CHALLENGE_LASTS_MINUTES * 60_000,
  });
  const until = new Date(now.getTime() + CHALLENGE_LASTS_MINUTES * 60_000);
  await updateChallenge(deps.db, who.sessionId, challenge, until);
  return {
    challenge,
    rpId: rpId ?? siteOf(deps.publicUrl).id,
    timeout: timeout ?? CHALLENGE_LASTS_MINUTES * 60_000,
    userVerification: 'preferred',
    allowCredentials: own.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
    })),
  };
}

/** Whether a passkey of the account has signed the session's challenge; it is not valid twice. */
export async function usePasskey(
  trx: Trx,
  deps: StaffDeps,
  who: StaffActor,
  answer: PasskeyAnswer,
  now: Date,
): Promise<boolean> {
  const challenge = await takeChallenge(trx, who.sessionId, now);
  const own = await listPasskeys(trx, who.accountId);
  const passkey = own.find(({ credentialId }) => credentialId === answer.id);
  if (!challenge || !passkey) return false;
  const site = siteOf(deps.publicUrl);
  try {
    const { verifyAuthenticationResponse } = await passkeys();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.secret),
        counter: Number(passkey.signCount),
      },
    });
    if (verified) await updatePasskeyUsed(trx, passkey.id, authenticationInfo.newCounter, now);
    return verified;
  } catch {
    // The library throws for every mismatch; which one stays private.
    return false;
  }
}
