import type { FactorSetUp } from '@limber/contract/desk/entry/factors.ts';
import type { PasskeyMade, PasskeyToMake } from '@limber/contract/desk/entry/passkeys.ts';
import { CHALLENGE_LASTS_MINUTES } from '@limber/contract/terms/staff-sign-in.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { SecondFactor } from '../../../platform/database/staff-session.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { seal, unseal } from '../../../platform/encryption.ts';
import { logInAgain, refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Cookies } from '../../../platform/http/serve-calls.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import { hashPin } from '../../../platform/pins.ts';
import { giveBackToLimits } from '../../../platform/rate-limits.ts';
import type { StaffActor, StaffDeps } from '../deps.ts';
import { isGuessable, recoveryCodes } from '../pin-and-recovery-code-rules.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import { newTotpSecret, totpStep, totpUri } from '../totp.ts';
import { countTry } from './check-second-factor.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { passkeys, siteOf } from './passkeys.ts';
import {
  deleteConfirmedTotp,
  findAtDesk,
  findTotp,
  hasSecondFactor,
  insertPasskey,
  insertTotpToConfirm,
  listPasskeys,
  lockStaff,
  replaceRecoveryCodes,
  takeChallenge,
  updateChallenge,
  updateTotpUsed,
  upsertPin,
} from './queries.ts';

/** Begins to set up an authenticator app. Refuses 403 as {@link lockForSetUp}. */
export async function setUpTotp(
  deps: StaffDeps,
  who: StaffActor,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret(deps.random.bytes);
  const sealed = seal(deps.secret, secret, deps.random, 'second factors') as Buffer;
  const person = await deps.db.transaction().execute(async (trx) => {
    const found = await lockForSetUp(trx, who);
    await insertTotpToConfirm(trx, { accountId: who.accountId, sealed }, now);
    return found;
  });
  const issuer = person.brand ?? newStudio.brand;
  return { secret, uri: totpUri(secret, { issuer, label: person.email ?? person.firstName }) };
}

/**
 * Finishes it with a code of the app, which takes the place of the app before and signs in. Refuses
 * 400 when the code is wrong, 403 as {@link lockForSetUp}, 429 after too many wrong ones.
 */
export async function confirmTotp(
  deps: StaffDeps,
  who: StaffActor,
  code: string,
  cookies: Cookies,
  now: Date,
): Promise<FactorSetUp> {
  const limit = await countTry(deps, who, now);
  return deps.db.transaction().execute(async (trx) => {
    const { accountType } = await lockForSetUp(trx, who);
    const totp = await findTotp(trx, who.accountId, false);
    const step = totp && totpStep(unseal(deps.secret, totp.secret, 'second factors'), code, now);
    if (!totp || step === null || step === undefined) throw wrongField('code', NOT_OF_THE_APP);
    await giveBackToLimits(trx, [limit]);
    return finish(trx, deps, { ...who, accountType }, 'totp', cookies, now, async () => {
      await deleteConfirmedTotp(trx, who.accountId);
      await updateTotpUsed(trx, totp.id, step, now);
    });
  });
}

/** Begins to set up a passkey. Refuses 403 as {@link lockForSetUp}. */
export async function makePasskey(
  deps: StaffDeps,
  who: StaffActor,
  now: Date,
): Promise<PasskeyToMake> {
  const { person, own } = await deps.db.transaction().execute(async (trx) => ({
    person: await lockForSetUp(trx, who),
    own: await listPasskeys(trx, who.accountId),
  }));
  const timeout = CHALLENGE_LASTS_MINUTES * 60_000;
  const { generateRegistrationOptions } = await passkeys();
  const options = await generateRegistrationOptions({
    rpName: person.brand ?? newStudio.brand,
    rpID: siteOf(deps.publicUrl).id,
    userName: person.email ?? person.firstName,
    userID: new TextEncoder().encode(String(person.accountId)),
    userDisplayName: `${person.firstName} ${person.lastName}`,
    challenge: Uint8Array.from(deps.random.bytes(32)),
    timeout,
  });
  await updateChallenge(
    deps.db,
    who.sessionId,
    options.challenge,
    new Date(now.getTime() + timeout),
  );
  return {
    ...{ challenge: options.challenge, timeout, attestation: 'none' },
    rp: { id: siteOf(deps.publicUrl).id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    excludeCredentials: own.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
  };
}

/**
 * Finishes it with the passkey's reply, which signs in. Refuses 400 when it does not fit, 403 as
 * above.
 */
export async function keepPasskey(
  deps: StaffDeps,
  who: StaffActor,
  made: PasskeyMade,
  cookies: Cookies,
  now: Date,
): Promise<FactorSetUp> {
  const site = siteOf(deps.publicUrl);
  // Before any row is locked, because it takes long and others would wait.
  const { verifyRegistrationResponse } = await passkeys();
  return deps.db.transaction().execute(async (trx) => {
    const { accountType } = await lockForSetUp(trx, who);
    const challenge = await takeChallenge(trx, who.sessionId, now);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: made.id, rawId: made.rawId, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: made.response.clientDataJSON,
          attestationObject: made.response.attestationObject,
        },
      },
      expectedChallenge: challenge ?? '',
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo || !challenge) throw refusal(400, NOT_MADE);
    const { id, publicKey, counter } = registrationInfo.credential;
    return finish(trx, deps, { ...who, accountType }, 'passkey', cookies, now, async () => {
      const stored = await insertPasskey(
        trx,
        {
          accountId: who.accountId,
          credentialId: id,
          publicKey: Buffer.from(publicKey),
          signCount: counter,
        },
        now,
      );
      if (!stored) throw refusal(400, NOT_MADE);
    });
  });
}

/** Chooses the PIN for counters. Refuses 400 one that anybody would try first. */
export async function choosePin(
  deps: StaffDeps,
  { accountId }: StaffActor,
  pin: string,
  now: Date,
): Promise<void> {
  if (isGuessable(pin)) throw wrongField('pin', GUESSABLE);
  const stored = await hashPin(deps.secret, pin, deps.random);
  await transactAs(deps.db, accountId, async (trx) => {
    await upsertPin(trx, accountId, stored, now);
  });
}

/** Stores the factor; with the first one come recovery codes, and the session is signed in. */
async function finish(
  trx: Trx,
  deps: StaffDeps,
  who: StaffActor & Pick<Awaited<ReturnType<typeof lockForSetUp>>, 'accountType'>,
  factor: Exclude<SecondFactor, 'pin' | 'recovery'>,
  cookies: Cookies,
  now: Date,
  keep: () => Promise<void>,
): Promise<FactorSetUp> {
  const isFirst = !(await hasSecondFactor(trx, who.accountId));
  await keep();
  const codes = isFirst ? await giveRecoveryCodes(trx, deps, who.accountId, now) : [];
  const { accountId, sessionId } = who;
  deps.log.info({ security: 'second factor set up', accountId, sessionId }, factor);
  const access = await completeSignIn(trx, deps, who, factor, cookies, now);
  return { access, recovery_codes: codes };
}

/** New recovery codes that replace the old ones, shown only once. */
export async function renewRecoveryCodes(
  deps: StaffDeps,
  { accountId }: StaffActor,
  now: Date,
): Promise<string[]> {
  const codes = await deps.db.transaction().execute(async (trx) => {
    if (!(await lockStaff(trx, accountId))) throw logInAgain();
    return giveRecoveryCodes(trx, deps, accountId, now);
  });
  deps.log.info({ security: 'second factor set up', accountId }, 'recovery codes');
  return codes;
}

async function giveRecoveryCodes(trx: Trx, deps: StaffDeps, accountId: number, now: Date) {
  const codes = recoveryCodes(deps.random.below);
  const hashes = codes.map((code) => hashRecoveryCode(deps.secret, accountId, code));
  await replaceRecoveryCodes(trx, accountId, hashes, now);
  return codes;
}

/**
 * The person setting a factor up, locked. With the one-time code alone only if they have no second
 * factor yet: otherwise 403, since anyone who reads their mail could add one.
 */
async function lockForSetUp(trx: Trx, who: StaffActor) {
  const isThere = await lockStaff(trx, who.accountId);
  const person = await findAtDesk(trx, who.sessionId);
  if (!isThere || !person) throw logInAgain();
  const mayBegin = person.secondFactor !== null || !(await hasSecondFactor(trx, who.accountId));
  if (!mayBegin) throw refusal(403, SHOW_FIRST);
  return person;
}

const NOT_OF_THE_APP: Sentence = {
  en: 'This is not the code that the app shows now.',
  ar: 'ليس هذا الرمز الذي يعرضه التطبيق الآن.',
};
const NOT_MADE: Sentence = {
  en: 'The passkey could not be kept. Please try again.',
  ar: 'تعذّر حفظ مفتاح المرور. يرجى المحاولة مرة أخرى.',
};
const GUESSABLE: Sentence = {
  en: 'Please choose a PIN that nobody tries first.',
  ar: 'يرجى اختيار رمز سري لا يُجرَّب أولاً.',
};
const SHOW_FIRST: Sentence = {
  en: 'Please show the second factor that you have first.',
  ar: 'يرجى أولاً إثبات هويتك بالعامل الثاني الذي لديك.',
};
