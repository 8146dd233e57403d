import { createHash } from 'node:crypto';
import type { Sale } from '@limber/contract/desk/till-values.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { canonicalJson } from '../../platform/http/canonical-json.ts';
import { refusal, sqlState, sqlStates } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { findReply, insertReply } from './queries/asked.ts';
import { readSale } from './sale-on-wire.ts';

/** A request that may come twice: what is asked, at which branch, and the key it is known by. */
export interface AskedOnce {
  readonly key: string | undefined;
  readonly locationCode: string;
  readonly request: unknown;
}

/** As {@link doOnce}, for `work` that answers the id of a sale: it is answered with the sale as it stands. */
export async function answerOnce(
  db: Db,
  actor: Actor,
  { locationCode, ...asked }: AskedOnce,
  now: Date,
  work: (trx: Trx) => Promise<string>,
): Promise<Sale> {
  const read = (trx: Trx, id: string) => readSale(trx, { id, locationCode });
  return doOnce(db, actor, asked, now, { makes: 'sale', work, read });
}

/**
 * Does `work`, which answers the id of what it `makes`, in one transaction with the note that it was done, so
 * that the same request under the same key is not done twice; it is answered with what is read of it then.
 * Refuses 422 another request under that key.
 */
export async function doOnce<T>(
  db: Db,
  actor: Actor,
  { key, request }: Pick<AskedOnce, 'key' | 'request'>,
  now: Date,
  {
    makes,
    work,
    read,
  }: {
    readonly makes: 'sale' | 'drawer';
    work(trx: Trx): Promise<string>;
    read(trx: Trx, id: string): Promise<T>;
  },
): Promise<T> {
  const requestHash = createHash('sha256').update(canonicalJson(request)).digest('hex');
  const { accountId } = actor;
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      await holdAccount(trx, accountId);
      const kept = key === undefined ? undefined : await findReply(trx, accountId, key);
      if (kept && kept.requestHash !== requestHash) throw refusal(422, KEY_USED);
      if (kept) return read(trx, (kept.reply as Record<string, string>)[makes] ?? '');
      const id = await work(trx);
      if (key !== undefined) {
        await insertReply(trx, { accountId, key, requestHash, made: { [makes]: id }, at: now });
      }
      return read(trx, id);
    });
  return attempt().catch((error) => {
    // Its twin has just committed, and answers now.
    if (key !== undefined && sqlState(error) === sqlStates.uniqueViolation) return attempt();
    throw error;
  });
}

const KEY_USED = {
  en: 'This Idempotency-Key was used for something else.',
  ar: 'استُخدم مفتاح الطلب هذا لأمر آخر.',
};
