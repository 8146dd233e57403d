import type { Db, Trx } from '../../../platform/database/db.ts';
import { listStoredPay, type StoredRate } from './queries.ts';

/** The rates of each therapist, also of those who were erased. */
export async function listStoredRates(
  db: Db | Trx,
): Promise<ReadonlyMap<number, readonly StoredRate[]>> {
  const all = await listStoredPay(db, { erased: true });
  return new Map(all.map(({ id, rates }) => [id, rates]));
}
