import type { Db } from '../../platform/db.ts';
import { lockPeople, updateRemoved } from './queries.ts';
import { readPerson } from './read-person.ts';

/**
 * Takes a person out of the owner's package, at once and together with the link of the invitation;
 * what is booked stays booked. Refuses 404 when there is no such person.
 */
export async function removePerson(
  db: Db,
  ownerId: number,
  person: { packageId: number; personId: number },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A booking from the package holds the same lock, so it is either before or refused.
    await lockPeople(trx, person.packageId);
    await readPerson(trx, ownerId, person);
    await updateRemoved(trx, person.personId, now);
  });
}
