import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { readDeskTerms } from '../catalogue/settings/read-terms.ts';

/** The largest reduction of a price, in percent, that somebody can give: a manager all of it. */
export async function readLargestReduction(db: Db | Trx, { accountType }: Actor): Promise<number> {
  return accountType === 'manager' ? 100 : (await readDeskTerms(db)).desk_reduction_percent;
}
