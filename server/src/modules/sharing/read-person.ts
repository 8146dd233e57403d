import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Db, Trx } from '../../platform/db.ts';
import { refusal } from '../../platform/errors.ts';
import { listPeople } from './list-people.ts';

/** One of the people of the owner's package. Refuses 404 when there is no such person or package. */
export async function readPerson(
  db: Db | Trx,
  ownerId: number,
  { packageId, personId }: { packageId: number; personId: number },
): Promise<PackagePerson> {
  const people = await listPeople(db, ownerId, packageId);
  const person = people.find(({ id }) => id === personId);
  if (!person) throw refusal(404, 'We do not know this person.');
  return person;
}
