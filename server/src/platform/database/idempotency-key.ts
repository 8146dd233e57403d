import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { sqlState, sqlStates } from '../http/errors.ts';
import type { SentAhead } from '../speed/pipelining.ts';
import type { DB } from './db-types.ts';

type Db = Kysely<DB>;
type Trx = Transaction<DB>;

/**
 * A request that is answered once, however often it comes: the caller, the key, and the request.
 */
export interface IdempotentRequest {
  readonly accountId: number;
  readonly key: string;
  /** Hash of the request. */
  readonly hash: string;
  readonly at: Date;
  /** Seals a reply for storage. */
  seal(answer: unknown): string;
  /** A transaction that took the key has been committed. */
  isDone: boolean;
  /** The reply that was stored in it. */
  stored?: unknown;
}

const current = new AsyncLocalStorage<IdempotentRequest | undefined>();

/** The key was used before, and its request was carried out. */
export class AnsweredBefore extends Error {}

/** Runs `work`, whose transactions take the key of the request. */
export function sendOnce<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<T> {
  return current.run(request, work);
}

/** Runs `work`, whose transactions only read, so that they leave the key alone. */
export function onlyReading<T>(work: () => Promise<T>): Promise<T> {
  return current.run(undefined, work);
}

/**
 * The key for the transaction that is being opened; undefined: there is none, or it was taken
 * already.
 */
function keyToTake(): IdempotentRequest | undefined {
  const request = current.getStore();
  return request?.isDone ? undefined : request;
}

/**
 * Takes the key of a request, before every lock; waits for an earlier transaction with the same
 * key. Once that has committed, this transaction is useless and throws {@link AnsweredBefore}.
 */
export function takeKeyAhead(trx: Trx): SentAhead | undefined {
  const request = keyToTake();
  if (!request) return undefined;
  const { accountId, key, hash, at } = request;
  return {
    answer: sql`insert into idempotency_keys (account_id, key, request_hash, created_at)
      values (${accountId}::int, ${key}::text, ${hash}::text, ${at}::timestamptz)`.execute(trx),
    committed() {
      request.isDone = true;
    },
    errorFor: (why) =>
      sqlState(why) === sqlStates.uniqueViolation ? new AnsweredBefore() : undefined,
  };
}

/**
 * Stores and returns the reply, in the same transaction as the work, so that nothing can happen in
 * between. A verb that does not know its reply yet leaves this to `answerOnce`.
 */
export async function keepAnswer<T>(trx: Trx, answer: T): Promise<T> {
  const request = keyToTake();
  if (request) {
    await updateAnswer(trx, request, answer);
    request.stored = answer;
  }
  return answer;
}

/** Stores a reply. */
export async function updateAnswer(
  db: Db | Trx,
  { accountId, key, seal }: IdempotentRequest,
  answer: unknown,
): Promise<void> {
  await sql`update idempotency_keys set reply = ${JSON.stringify(seal(answer))}::jsonb
    where account_id = ${accountId}::int and key = ${key}::text`.execute(db);
}

/** What is known about a key: its request, and the sealed reply, null until there is one. */
export async function findAnswer(
  db: Db,
  { accountId, key }: Pick<IdempotentRequest, 'accountId' | 'key'>,
): Promise<{ readonly hash: string; readonly sealed: string | null } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash as hash', 'reply'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { hash: row.hash, sealed: row.reply as string | null };
}

/** Deletes keys that were taken before `before`. */
export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
