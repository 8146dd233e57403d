import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import {
  AnsweredBefore,
  findAnswer,
  type IdempotentRequest,
  sendOnce,
  updateAnswer,
} from '../database/idempotency-key.ts';
import { seal, unsealIfReadable } from '../encryption.ts';
import type { Randomness } from '../randomness.ts';
import { isDatabaseBusy, Refusal, refusal } from './errors.ts';

/**
 * How often the reply of a twin is looked for that has just finished, and milliseconds in between.
 */
const LOOKS = 40;
const BETWEEN_LOOKS_MS = 25;

interface KeyedRequest {
  readonly accountId: number;
  readonly key: string;
  /** The whole request: the call and its arguments. */
  readonly request: unknown;
  readonly now: Date;
}

/**
 * Answers a request that may come twice: the first one runs `work`, and its reply is stored for the
 * others. The key is taken in the transaction of the work, so that a twin waits there; a refused
 * request has done nothing and stores nothing. Refuses 422 another request under the key, 410 where
 * it was carried out and the reply was lost, also by a failure after its commit.
 */
export async function answerOnce<T>(
  { db, secret, random }: { readonly db: Db; readonly secret: string; readonly random: Randomness },
  { accountId, key, request, now }: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(canonicalJson(request)).digest('hex');
  const keyed: IdempotentRequest = {
    accountId,
    key,
    hash,
    at: now,
    isDone: false,
    seal: (answer) => {
      const text = JSON.stringify(answer ?? null);
      return (seal(secret, text, random, 'answers') as Buffer).toString('base64');
    },
  };
  try {
    const answer = await sendOnce(keyed, work);
    if (keyed.isDone && keyed.stored !== answer) await updateAnswer(db, keyed, answer);
    return answer;
  } catch (error) {
    const mayBeDone = error instanceof AnsweredBefore || error instanceof Refusal;
    // A failure says that nothing was done, but for a busy database, after which nobody knows.
    const isFailure = !mayBeDone && !isDatabaseBusy(error);
    if (keyed.isDone && isFailure) throw answerLost(error);
    if (keyed.isDone || !mayBeDone) throw error;
    // It may be refused because of what its twin has just done.
    const before = await findBefore(db, keyed, error instanceof AnsweredBefore);
    if (before === undefined) throw error;
    return open(secret, before) as T;
  }
}

/** The sealed reply to the same request; undefined: it was not carried out. */
async function findBefore(
  db: Db,
  keyed: IdempotentRequest,
  isDone: boolean,
): Promise<string | undefined> {
  for (let look = 1; ; look += 1) {
    const before = await findAnswer(db, keyed);
    if (!before && !isDone) return undefined;
    if (before && before.hash !== keyed.hash && before.hash !== '') throw refusal(422, KEY_USED);
    if (before?.sealed) return before.sealed;
    if (look === LOOKS || before?.hash === '') throw answerLost();
    await pause(BETWEEN_LOOKS_MS);
  }
}

function open(secret: string, sealed: string): unknown {
  const text = unsealIfReadable(secret, Buffer.from(sealed, 'base64'), 'answers');
  if (text === null) throw answerLost();
  return JSON.parse(text);
}

function answerLost(cause?: unknown): Refusal {
  const refused = refusal(410, {
    en: 'This was done already. Please look at how it stands now.',
    ar: 'لقد تم هذا بالفعل. يرجى الاطلاع على الوضع الحالي.',
  });
  refused.cause = cause;
  return refused;
}

const KEY_USED = {
  en: 'This Idempotency-Key was used for something else.',
  ar: 'استُخدم مفتاح الطلب هذا لأمر آخر.',
};

/** JSON of a value by which two that say the same are equal: keys in order, nulls left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const said = Object.entries(inner).filter(([, each]) => each !== null);
    return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
