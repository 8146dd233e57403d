import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Db } from '../../platform/database/db.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { readPerson } from './list-people.ts';
import { refuseCap } from './may-share-rules.ts';
import { findPackageWithPeople, lockPeople, updateCap } from './queries.ts';

/**
 * Sets or lifts (null) the most minutes that a person may use in total; booked sessions stay
 * booked. Refuses 404 when there is no such person in a package of the owner, 400 more than it has
 * minutes.
 */
export async function capPerson(
  db: Db,
  ownerId: number,
  person: { packageId: number; personId: number },
  capMinutes: number | null,
): Promise<PackagePerson> {
  return transactAs(db, ownerId, async (trx) => {
    await lockPeople(trx, person.packageId);
    await readPerson(trx, ownerId, person);
    const found = await findPackageWithPeople(trx, person.packageId);
    const reason = refuseCap(found?.minutes ?? null, capMinutes);
    if (reason !== null) throw wrongField('cap_minutes', reason);
    await updateCap(trx, person.personId, capMinutes);
    await tellOfPackage(trx, person.packageId);
    return readPerson(trx, ownerId, person);
  });
}
