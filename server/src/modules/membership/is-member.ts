import type { Db, Trx } from '../../platform/database/db.ts';
import { hasMembership, isMembershipUnpaid } from './queries/memberships.ts';

/** Is the account a member on `day` (`YYYY-MM-DD`)? */
export function isMember(db: Db | Trx, accountId: number, day: string): Promise<boolean> {
  return hasMembership(db, accountId, day);
}

/** Does the membership of `day` (`YYYY-MM-DD`) rest on a package that is not paid? */
export function isMemberUnpaid(db: Db | Trx, accountId: number, day: string): Promise<boolean> {
  return isMembershipUnpaid(db, accountId, day);
}
