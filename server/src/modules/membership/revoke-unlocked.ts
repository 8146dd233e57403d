import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { listKeptYears, lockMember, updateRevoked, updateYear } from './queries.ts';
import { movedUp } from './rules.ts';

/**
 * Takes back the memberships that packages unlocked whose sale was a mistake, or whose money went back
 * altogether. Years that others unlocked, and that waited behind one of these, move up.
 */
export async function revokeUnlocked(
  trx: Trx,
  packageIds: readonly number[],
  { actorId, because }: { actorId: number; because: string },
  now: Date,
): Promise<void> {
  if (packageIds.length === 0) return;
  const members = await updateRevoked(trx, packageIds, { actorId, because, at: now });
  for (const accountId of members) {
    await lockMember(trx, accountId);
    // In their order, as no two begin on the same day.
    for (const year of movedUp(await listKeptYears(trx, accountId), dayOf(now))) {
      await updateYear(trx, year);
    }
  }
}
