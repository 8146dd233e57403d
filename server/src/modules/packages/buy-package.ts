import type { Trx } from '../../platform/db.ts';
import { addDays, dayOf, startOfDay } from '../../platform/dubai.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertEntry, insertPackage } from './queries.ts';
import { asBought, type LockedPackage, type PackageOffer } from './rules.ts';
import { tellExpiring } from './tell-expiring.ts';

/**
 * Makes `ownerId` the owner of what was offered, for `paidFils`, with its minutes in the ledger and
 * jobs for the end of its last day and a week before. The caller has seen to it that nothing stands
 * in the way.
 */
export async function buyPackage(
  trx: Trx,
  jobs: Jobs,
  { ownerId, offer, paidFils }: { ownerId: number; offer: PackageOffer; paidFils: number },
  now: Date,
): Promise<LockedPackage> {
  const bought = asBought(offer, dayOf(now));
  const { expiresOn } = bought;
  const id = await insertPackage(trx, { ownerId, offer, paidFils, at: now, expiresOn });
  await Promise.all([
    offer.minutes === null
      ? null
      : insertEntry(trx, {
          packageId: id,
          kind: 'bought',
          minutes: offer.minutes,
          actorId: ownerId,
          at: now,
        }),
    expiresOn === null
      ? null
      : jobs.addJob(
          trx,
          'expire-package',
          { packageId: id },
          { runAt: startOfDay(addDays(expiresOn, 1)), jobKey: `expire-package:${id}` },
        ),
    tellExpiring(trx, jobs, { packageId: id, expiresOn }, now),
  ]);
  return { id, ...bought };
}
