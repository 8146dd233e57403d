import type { Db, Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { isOpenOn } from '../packages/minutes/minutes-left-rules.ts';
import { findPackageWithPeople } from './queries.ts';

/**
 * A package, its people, and whether it can be used on the day of `now`; null when there is none.
 */
export async function readSharedPackage(db: Db | Trx, packageId: number, now: Date) {
  const found = await findPackageWithPeople(db, packageId);
  return found ? { ...found, open: isOpenOn(dayOf(now), found) } : null;
}
