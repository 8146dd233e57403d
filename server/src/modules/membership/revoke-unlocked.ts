import type { Trx } from '../../platform/database/db.ts';
import { findKept } from '../../platform/database/lock-account.ts';
import { dayOf } from '../../platform/dubai.ts';
import { readTerms } from '../catalogue/settings/read-terms.ts';
import type { MembershipDeps } from './deps.ts';
import { grantMembership } from './grant-membership.ts';
import { listUnlocked, updateRevoked } from './queries/counted-packages.ts';
import { listKeptYears, lockMember, updateYear } from './queries/memberships.ts';
import { movedUp } from './rules.ts';

/**
 * Takes back the memberships that packages unlocked which do not count any more, as their sale was a mistake,
 * their money went back altogether, or the studio waits for it again. One that the others unlocked as well
 * stays. Years that others unlocked, and that waited behind one of these, move up, and where what is left
 * suffices for another it is granted.
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
    for (const year of movedUp(await listKeptYears(trx, accountId), dayOf(now))) {
      await updateYear(trx, year);
    }
    const keptId = await findKept(trx, accountId);
    if (keptId !== undefined) await grantMembership(trx, deps, keptId, now);
  }
}
