import type {
  ApiKey,
  MadeApiKey,
  NewApiKey,
  OwnApiKeys,
} from '@limber/contract/software/api-keys.ts';
import { scopesOf } from '@limber/contract/software/scopes.ts';
import {
  KEY_LASTS_MOST_DAYS,
  KEYS_MADE_A_DAY,
  MOST_KEYS,
} from '@limber/contract/terms/software/api-keys.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, tooMany, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { takeFromLimits } from '../../platform/rate-limits.ts';
import { hashKey, keyFrom } from '../../platform/software/admit-key.ts';
import { addDays, dayOf } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { findAccess, insertKey, listKeys, lockKey, updateKeyEnded } from './queries.ts';

/** The caller's keys, and what a new one may be allowed. */
export async function listOwnKeys(db: Db, actor: Actor, now: Date): Promise<OwnApiKeys> {
  const [{ keys: offered }, keys] = await Promise.all([
    findAccess(db),
    listKeys(db, { accountId: actor.accountId, ofTeam: true }, now),
  ]);
  return { offered, scopes: [...scopesOf[actor.accountType]], keys: keys.map(keyOnWire) };
}

/**
 * Makes a key, which the reply alone contains. Refuses 400 a scope that the caller cannot give and
 * an end that is past or too far, 409 while the studio accepts no keys or beyond the number of keys,
 * 429 a caller who made too many today.
 */
export async function makeKey(
  { db, random }: { readonly db: Db; readonly random: Randomness },
  actor: Actor,
  asked: NewApiKey,
  now: Date,
): Promise<MadeApiKey> {
  const { accountId, accountType } = actor;
  const scopes = asked.scopes.filter((scope) => scopesOf[accountType].includes(scope));
  if (scopes.length < asked.scopes.length) throw wrongField('scopes', NOT_YOURS_TO_GIVE);
  const today = dayOf(now);
  const isInTime = asked.ends_on >= today && asked.ends_on <= addDays(today, KEY_LASTS_MOST_DAYS);
  if (!isInTime) throw wrongField('ends_on', WITHIN_A_YEAR);
  const limit = { key: `keys-made:${accountId}`, most: KEYS_MADE_A_DAY, perMinutes: 24 * 60 };
  const full = await takeFromLimits(db, [limit], now);
  if (full) throw tooMany(ENOUGH_TODAY, full.retryAfterSeconds);
  const key = keyFrom(random.bytes(32));
  const name = asked.name.trim();
  return transactAs(db, accountId, async (trx) => {
    if (!(await findAccess(trx)).keys) throw refusal(409, NOT_ACCEPTED);
    await refuseAnotherKey(trx, accountId, now);
    const made = { accountId, name, scopes, hash: hashKey(key), endsOn: asked.ends_on };
    const id = await insertKey(trx, made, now);
    const after = { scopes: scopes.join(', '), ends_on: asked.ends_on };
    const entry = { action: 'added', subject: 'api_key', id, called: name } as const;
    await record(trx, actor, { ...entry, about: accountId, after }, now);
    const wire = { id, name, scopes, made_at: now.toISOString(), ends_on: asked.ends_on };
    return { ...wire, used_at: null, assistant: false, key };
  });
}

/** Refuses 409 an account that has as many keys as it may have; another new one waits. */
export async function refuseAnotherKey(trx: Trx, accountId: number, now: Date): Promise<void> {
  await lockAccount(trx, accountId, { sessions: true });
  const present = await listKeys(trx, { accountId, ofTeam: true }, now);
  if (present.length >= MOST_KEYS) throw refusal(409, ENOUGH_KEYS);
}

/**
 * Ends a key: one's own, at the desk a client's, as a manager anybody's. Refuses 404 another one,
 * and one that has ended.
 */
export async function endKey(
  db: Db,
  actor: Actor,
  { id, ofWhom }: { readonly id: number; readonly ofWhom: 'oneself' | 'clients' | 'everybody' },
  now: Date,
): Promise<null> {
  return transactAs(db, actor.accountId, async (trx) => {
    const key = await lockKey(trx, id);
    const isTheirs =
      ofWhom === 'everybody' ||
      key?.accountId === actor.accountId ||
      (ofWhom === 'clients' && key?.accountType === 'client');
    if (!key || !isTheirs) throw refusal(404, NO_KEY);
    await updateKeyEnded(trx, id, actor.accountId, now);
    const entry = { action: 'ended', subject: 'api_key', id, called: key.name } as const;
    await record(trx, actor, { ...entry, about: key.accountId }, now);
    return null;
  });
}

type StoredKey = Awaited<ReturnType<typeof listKeys>>[number];

/** A key as the wire has it. */
export function keyOnWire(stored: StoredKey): ApiKey {
  return {
    id: stored.id,
    name: stored.name,
    scopes: stored.scopes,
    made_at: stored.madeAt.toISOString(),
    ends_on: stored.endsOn,
    used_at: stored.usedAt?.toISOString() ?? null,
    assistant: stored.isAssistant,
  };
}

const NOT_YOURS_TO_GIVE = {
  en: 'Your account cannot allow that.',
  ar: 'لا يستطيع حسابك السماح بذلك.',
};
const WITHIN_A_YEAR = {
  en: `Please choose today or a later day, at most ${KEY_LASTS_MOST_DAYS} days ahead.`,
  ar: `يرجى اختيار اليوم أو يوم لاحق، على ألا تزيد المدة بالأيام على ${KEY_LASTS_MOST_DAYS}.`,
};
const ENOUGH_TODAY = {
  en: 'You have made many keys today. Please try again tomorrow.',
  ar: 'أنشأت اليوم مفاتيح كثيرة. يرجى المحاولة غداً.',
};
const NOT_ACCEPTED = {
  en: 'The studio does not accept keys of other software at present.',
  ar: 'لا يقبل الاستوديو حالياً مفاتيح البرامج الأخرى.',
};
const ENOUGH_KEYS = {
  en: `You have ${MOST_KEYS} keys. Please revoke one that you no longer need.`,
  ar: `لديك ${MOST_KEYS} مفاتيح. يرجى إلغاء مفتاح لم تعد تحتاجه.`,
};
const NO_KEY = {
  en: 'There is no such key, or it has ended.',
  ar: 'لا يوجد مفتاح كهذا، أو انتهى.',
};
