import type { Db, Trx } from '../../platform/database/db.ts';
import { hasMembership } from './queries/memberships.ts';

/** Is the account a member on `day` (`YYYY-MM-DD`)? */
export function isMember(db: Db | Trx, accountId: number, day: string): Promise<boolean> {
  return hasMembership(db, accountId, day);
}
