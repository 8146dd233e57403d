import { MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import type { Trx } from '../../platform/database/db.ts';
import { addYear } from './add-year.ts';
import type { MembershipDeps } from './deps.ts';
import { listCounted, lockMember, updateCounted } from './queries.ts';

/**
 * Grants the account a year of membership when its bought minutes suffice, in the transaction of the
 * purchase (or of its payment) that may have been the last one needed. Says whether it is their
 * first, a further one, or none (null); a mail follows unless it is none.
 */
export async function grantMembership(
  trx: Trx,
  deps: Pick<MembershipDeps, 'jobs' | 'random'>,
  { accountId, packageId }: { accountId: number; packageId: number },
  now: Date,
): Promise<'unlocked' | 'renewed' | null> {
  await lockMember(trx, accountId);
  const counted = await listCounted(trx, accountId, now);
  if (counted.reduce((sum, each) => sum + each.minutes, 0) < MEMBERSHIP_MINUTES) return null;
  const { id, isFirst } = await addYear(trx, deps, { accountId, packageId, granted: null }, now);
  const packageIds = counted.map((each) => each.id);
  await updateCounted(trx, packageIds, id);
  return isFirst ? 'unlocked' : 'renewed';
}
