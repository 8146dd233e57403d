import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { readDeskTerms } from '../catalogue/settings/read-terms.ts';

/** How many percent of a price somebody takes off by themselves: a manager all of it. */
export async function readMostPercent(db: Db | Trx, { accountType }: Actor): Promise<number> {
  return accountType === 'manager' ? 100 : (await readDeskTerms(db)).desk_reduction_percent;
}
