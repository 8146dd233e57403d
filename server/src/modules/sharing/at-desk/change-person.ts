import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount, lockActor } from '../../../platform/database/lock-account.ts';
import { tellOfPackage } from '../../../platform/database/notify-changed-days.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { UNKNOWN_PACKAGE } from '../../packages/may-package-pay-rules.ts';
import type { SharingDeps } from '../deps.ts';
import { readPerson } from '../list-people.ts';
import { refuseCap } from '../may-share-rules.ts';
import { findSeat, lockPeople, updateCap, updateRemoved } from '../queries.ts';
import { readSharedPackage } from '../read-shared-package.ts';
import { notifyRemoved } from '../remove-person.ts';
import { CAP_CHANGED } from './share-at-desk-rules.ts';

interface PackagePersonId {
  readonly packageId: number;
  readonly personId: number;
}

/**
 * Sets or lifts (null) the most minutes that somebody may use of a package, for the desk. Refuses
 * 404 an unknown one, 409 when it changed since it was read, 400 more than the package has.
 */
export async function capPersonAtDesk(
  deps: SharingDeps,
  actor: Actor,
  which: PackagePersonId,
  cap: { readonly minutes: number | null; readonly seenMinutes: number | null },
  now: Date,
): Promise<PackagePerson> {
  return deps.db.transaction().execute(async (trx) => {
    const { shared, person } = await lockSeat(trx, actor, which, now);
    if (person.cap_minutes !== cap.seenMinutes) throw refusal(409, CAP_CHANGED);
    const reason = refuseCap(shared.minutes, cap.minutes);
    if (reason !== null) throw wrongField('cap_minutes', reason);
    await updateCap(trx, which.personId, cap.minutes);
    await tellOfPackage(trx, which.packageId);
    await note(trx, actor, which, ['changed', cap.seenMinutes, cap.minutes], now);
    return readPerson(trx, shared.ownerId, which);
  });
}

/**
 * Removes a person from a package, for the desk; booked sessions stay booked, and they are told by
 * mail if they have an address. Refuses 404 an unknown one.
 */
export async function removePersonAtDesk(
  deps: SharingDeps,
  actor: Actor,
  which: PackagePersonId,
  now: Date,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { person } = await lockSeat(trx, actor, which, now);
    await updateRemoved(trx, which.personId, now);
    await tellOfPackage(trx, which.packageId);
    await note(trx, actor, which, ['ended', person.cap_minutes, null], now);
    if (person.status === 'joined' && person.email !== '') {
      await notifyRemoved(trx, deps, { email: person.email, packageId: which.packageId }, now);
    }
  });
}

async function lockSeat(trx: Trx, actor: Actor, which: PackagePersonId, now: Date) {
  await lockActor(trx, actor.accountId);
  const found = await readSharedPackage(trx, which.packageId, now);
  if (!found) throw refusal(404, UNKNOWN_PACKAGE);
  // The person may be erasing their account: this comes before or after.
  await lockAccount(trx, await readPerson(trx, found.ownerId, which));
  await lockPeople(trx, which.packageId);
  const shared = (await readSharedPackage(trx, which.packageId, now)) ?? found;
  return { shared, person: await readPerson(trx, shared.ownerId, which) };
}

async function note(
  trx: Trx,
  actor: Actor,
  { packageId, personId }: PackagePersonId,
  [action, before, after]: ['changed' | 'ended', number | null, number | null],
  now: Date,
): Promise<void> {
  const seat = await findSeat(trx, personId);
  const entry = { action, subject: 'shared_package', id: packageId } as const;
  const fields = { before: { cap_minutes: before }, after: { cap_minutes: after } };
  const about = seat?.accountId ?? undefined;
  await record(trx, actor, { ...entry, ...fields, ...(about ? { about } : {}) }, now);
}
