import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Db } from '../../platform/db.ts';
import { lockPeople, updateCap } from './queries.ts';
import { readPerson } from './read-person.ts';

/**
 * Sets the most minutes a person may use in all, or lifts it (null); what is booked stays booked.
 * Refuses 404 when there is no such person in a package of the owner.
 */
export async function capPerson(
  db: Db,
  ownerId: number,
  person: { packageId: number; personId: number },
  capMinutes: number | null,
): Promise<PackagePerson> {
  return db.transaction().execute(async (trx) => {
    await lockPeople(trx, person.packageId);
    await readPerson(trx, ownerId, person);
    await updateCap(trx, person.personId, capMinutes);
    return readPerson(trx, ownerId, person);
  });
}
