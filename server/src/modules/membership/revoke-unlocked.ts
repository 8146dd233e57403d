import type { Trx } from '../../platform/database/db.ts';
import { findStored } from '../../platform/database/lock-account.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { readTerms } from '../catalogue/settings/read-terms.ts';
import type { MembershipDeps } from './deps.ts';
import { movedUp } from './membership-year-rules.ts';
import { listUnlocked, updateRevoked } from './queries/counted-packages.ts';
import { listStoredYears, lockMember, updateYear } from './queries/memberships.ts';
import { unlockMembership } from './unlock-membership.ts';

/**
 * Revokes memberships unlocked by packages that no longer count: their sale was voided or fully
 * refunded, or the studio waits for payment again. A membership that other packages unlock as well
 * stays. Later years unlocked by others move up, and where the rest suffices for another year it is
 * granted.
 */
export async function revokeUnlocked(
  trx: Trx,
  deps: Pick<MembershipDeps, 'jobs' | 'random'>,
  packageIds: readonly number[],
  { actorId, because }: { actorId: number; because: string },
  now: Date,
): Promise<void> {
  if (packageIds.length === 0) return;
  const [holders, terms] = await Promise.all([listUnlocked(trx, packageIds), readTerms(trx)]);
  for (const accountId of holders) await lockMember(trx, accountId);
  const revoked = { actorId, because, at: now };
  const members = await updateRevoked(trx, packageIds, terms.membership_minutes, revoked);
  for (const accountId of members) {
    // In their order, as no two begin on the same day.
    for (const year of movedUp(await listStoredYears(trx, accountId), dayOf(now))) {
      await updateYear(trx, year);
    }
    const keptId = await findStored(trx, accountId);
    if (keptId !== undefined) await unlockMembership(trx, deps, keptId, now);
  }
}
