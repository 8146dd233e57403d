import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { listSharers, type Sharer } from './queries.ts';

/**
 * Who shares a package, its owner first, with the minutes that each has used. Refuses 404 to anyone
 * but the owner.
 */
export async function listPeople(
  db: Db | Trx,
  ownerId: number,
  packageId: number,
): Promise<PackagePerson[]> {
  const sharers = await listSharers(db, packageId);
  if (sharers[0]?.accountId !== ownerId) throw refusal(404, 'We do not know this package.');
  return sharers.map(onWire);
}

function onWire(sharer: Sharer): PackagePerson {
  return {
    id: sharer.id,
    name: sharer.firstName === null ? null : `${sharer.firstName} ${sharer.lastName}`,
    email: sharer.email,
    status: sharer.id === null ? 'owner' : sharer.joined ? 'joined' : 'invited',
    cap_minutes: sharer.capMinutes,
    used_minutes: sharer.usedMinutes,
  };
}
