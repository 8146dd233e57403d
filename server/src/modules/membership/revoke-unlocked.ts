import type { Trx } from '../../platform/database/db.ts';
import { updateRevoked } from './queries.ts';

/** Takes back the memberships that packages unlocked whose sale was a mistake, or whose money went back altogether. */
export async function revokeUnlocked(
  trx: Trx,
  packageIds: readonly number[],
  { actorId, because }: { actorId: number; because: string },
  now: Date,
): Promise<void> {
  if (packageIds.length > 0) await updateRevoked(trx, packageIds, { actorId, because, at: now });
}
