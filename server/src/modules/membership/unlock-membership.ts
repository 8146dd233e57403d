import type { Trx } from '../../platform/database/db.ts';
import { readTerms } from '../catalogue/settings/read-terms.ts';
import { readSwitches } from '../catalogue/website/read-switches.ts';
import { addMembershipYear } from './add-membership-year.ts';
import type { MembershipDeps } from './deps.ts';
import { listCounted, updateCounted } from './queries/counted-packages.ts';
import { lockMember } from './queries/memberships.ts';

/**
 * Grants the account a year of membership when its bought minutes suffice, in the transaction of
 * the purchase or payment that may have completed them; none where the studio has no membership.
 * Returns whether it is their first, a
 * further one, or none (null); a mail follows when there is one.
 */
export async function unlockMembership(
  trx: Trx,
  deps: Pick<MembershipDeps, 'jobs' | 'random'>,
  accountId: number,
  now: Date,
): Promise<'unlocked' | 'renewed' | null> {
  await lockMember(trx, accountId);
  const [counted, terms, switches] = await Promise.all([
    listCounted(trx, accountId, now),
    readTerms(trx),
    readSwitches(trx),
  ]);
  if (!switches.membership) return null;
  const minutes = counted.reduce((sum, each) => sum + each.minutes, 0);
  if (minutes < terms.membership_minutes) return null;
  const packageIds = counted.map((each) => each.id);
  const packageId = packageIds.at(-1) ?? null;
  const { id, isFirst } = await addMembershipYear(
    trx,
    deps,
    { accountId, packageId, granted: null },
    now,
  );
  await updateCounted(trx, packageIds, id);
  return isFirst ? 'unlocked' : 'renewed';
}
