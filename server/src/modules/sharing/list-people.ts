import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_PACKAGE } from '../packages/may-package-pay-rules.ts';
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
  if (sharers[0]?.accountId !== ownerId) throw refusal(404, UNKNOWN_PACKAGE);
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
    invited_until: sharer.invitedUntil?.toISOString() ?? null,
  };
}

/**
 * One of the people of the owner's package. Refuses 404 when there is no such person or package.
 */
export async function readPerson(
  db: Db | Trx,
  ownerId: number,
  { packageId, personId }: { packageId: number; personId: number },
): Promise<PackagePerson> {
  const people = await listPeople(db, ownerId, packageId);
  const person = people.find(({ id }) => id === personId);
  if (!person) throw refusal(404, { en: 'We do not know this person.', ar: 'لا نعرف هذا الشخص.' });
  return person;
}
