import type { Trx } from '../../platform/database/db.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { notifyEnd } from './ending/warn-of-end.ts';
import { asBought, type LockedPackage, type PackageOffer } from './owned-package-rules.ts';
import { insertEntry } from './queries/ledger.ts';
import { insertPackage } from './queries/offers.ts';

/**
 * Makes `ownerId` the owner of an offer, for `paidMinor`, with its minutes in the ledger and jobs
 * for the end of its last day and a week before. `actorId` is the actor, if not the owner. The
 * caller has checked that nothing prevents it.
 */
export async function buyPackage(
  trx: Trx,
  deps: JobDeps,
  ownerId: number,
  {
    offer,
    paidMinor,
    actorId = ownerId,
  }: { offer: PackageOffer; paidMinor: number; actorId?: number },
  now: Date,
): Promise<LockedPackage> {
  const bought = asBought(offer, dayOf(now));
  const { expiresOn } = bought;
  const id = await insertPackage(trx, { ownerId, offer, paidMinor, at: now, expiresOn });
  await Promise.all([
    offer.minutes === null
      ? null
      : insertEntry(trx, {
          packageId: id,
          kind: 'bought',
          minutes: offer.minutes,
          actorId,
          at: now,
        }),
    notifyEnd(trx, deps, { packageId: id, expiresOn }, now),
  ]);
  return { id, ...bought };
}
