import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { sqlState, sqlStates } from '../http/errors.ts';
import type { SentAhead } from '../speed/pipelining.ts';
import type { DB } from './db-types.ts';

type Db = Kysely<DB>;
type Trx = Transaction<DB>;

/** A request that is answered once, however often it comes: who asks, under which key, and what. */
export interface AskedOnce {
  readonly accountId: number;
  readonly key: string;
  /** Of what is asked. */
  readonly hash: string;
  readonly at: Date;
  /** Makes of an answer what is kept of it. */
  seal(answer: unknown): string;
  /** A transaction that took the key has been committed. */
  isDone: boolean;
  /** The answer that was kept in it. */
  kept?: unknown;
}

const current = new AsyncLocalStorage<AskedOnce | undefined>();

/** The key was taken, and what was asked under it is done. */
export class AskedBefore extends Error {}

/** Does `work`, whose transactions take the key of what is asked. */
export function sendOnce<T>(asked: AskedOnce, work: () => Promise<T>): Promise<T> {
  return current.run(asked, work);
}

/** Does `work`, whose transactions only read, so that they leave the key alone. */
export function onlyReading<T>(work: () => Promise<T>): Promise<T> {
  return current.run(undefined, work);
}

/** What the transaction that is being opened is asked for; undefined: it has no key, or took it before. */
function keyToTake(): AskedOnce | undefined {
  const asked = current.getStore();
  return asked?.isDone ? undefined : asked;
}

/**
 * Takes the key of what is asked, before every lock; whoever took it first is waited for. Once that one is
 * committed the transaction is of no use and throws {@link AskedBefore}.
 */
export function takeKeyAhead(trx: Trx): SentAhead | undefined {
  const asked = keyToTake();
  if (!asked) return undefined;
  const { accountId, key, hash, at } = asked;
  return {
    answer: sql`insert into idempotency_keys (account_id, key, request_hash, created_at)
      values (${accountId}::int, ${key}::text, ${hash}::text, ${at}::timestamptz)`.execute(trx),
    committed() {
      asked.isDone = true;
    },
    errorFor: (why) =>
      sqlState(why) === sqlStates.uniqueViolation ? new AskedBefore() : undefined,
  };
}

/**
 * Keeps the answer in the transaction that does what was asked, so that nothing can come between. Answers it.
 * A verb that does not know its answer yet leaves that to `answerOnce`.
 */
export async function keepAnswer<T>(trx: Trx, answer: T): Promise<T> {
  const asked = keyToTake();
  if (asked) {
    await updateAnswer(trx, asked, answer);
    asked.kept = answer;
  }
  return answer;
}

/** Writes down what was answered. */
export async function updateAnswer(
  db: Db | Trx,
  { accountId, key, seal }: AskedOnce,
  answer: unknown,
): Promise<void> {
  await sql`update idempotency_keys set reply = ${JSON.stringify(seal(answer))}::jsonb
    where account_id = ${accountId}::int and key = ${key}::text`.execute(db);
}

/** What is known of a key: what was asked under it, and the sealed answer, null until there is one. */
export async function findAnswer(
  db: Db,
  { accountId, key }: Pick<AskedOnce, 'accountId' | 'key'>,
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
