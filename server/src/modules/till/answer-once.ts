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

/**
 * Does `work`, which answers the id of a sale, in one transaction with the note that it was done, so
 * that the same request under the same key is not done twice; it is answered with the sale as it stands.
 * Refuses 422 another request under that key.
 */
export async function answerOnce(
  db: Db,
  actor: Actor,
  asked: AskedOnce,
  now: Date,
  work: (trx: Trx) => Promise<string>,
): Promise<Sale> {
  const { key, locationCode } = asked;
  const requestHash = createHash('sha256').update(canonicalJson(asked.request)).digest('hex');
  const { accountId } = actor;
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      await holdAccount(trx, accountId);
      const kept = key === undefined ? undefined : await findReply(trx, accountId, key);
      if (kept && kept.requestHash !== requestHash) throw refusal(422, KEY_USED);
      if (kept) {
        const { sale } = kept.reply as { sale: string };
        return readSale(trx, { id: sale, locationCode });
      }
      const saleId = await work(trx);
      if (key !== undefined) {
        await insertReply(trx, { accountId, key, requestHash, saleId, at: now });
      }
      return readSale(trx, { id: saleId, locationCode });
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
