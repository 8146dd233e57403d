import type { Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { tellOfPackage } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { plainName } from '../accounts/name-rules.ts';
import { readNames } from '../catalogue/read-names.ts';
import { readSender } from '../notifications/compose-mail.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { SharingDeps } from './deps.ts';
import { removalMail } from './invitation-and-removal-email.ts';
import { readPerson } from './list-people.ts';
import { findLanguage, lockPeople, updateRemoved } from './queries.ts';
import { readSharedPackage } from './read-shared-package.ts';

/**
 * Removes a person from the owner's package, at once and together with the link of the invitation;
 * booked sessions stay booked, and a person who had joined is told by mail. Refuses 404 when there
 * is no such person.
 */
export async function removePerson(
  deps: SharingDeps,
  ownerId: number,
  person: { packageId: number; personId: number },
  now: Date,
): Promise<void> {
  await transactAs(deps.db, ownerId, async (trx) => {
    // The person may be erasing their account, which ends their share: this comes before or
    // after.
    await lockAccount(trx, await readPerson(trx, ownerId, person));
    // A booking from the package holds the same lock, so it is either before or refused.
    await lockPeople(trx, person.packageId);
    const { email, status } = await readPerson(trx, ownerId, person);
    await updateRemoved(trx, person.personId, now);
    await tellOfPackage(trx, person.packageId);
    if (status === 'joined' && email !== '') {
      await notifyRemoved(trx, deps, { email, packageId: person.packageId }, now);
    }
  });
}

/** Tells somebody who shared a package that this has ended. */
export async function notifyRemoved(
  trx: Trx,
  deps: SharingDeps,
  { email, packageId }: { email: string; packageId: number },
  now: Date,
): Promise<void> {
  const shared = await readSharedPackage(trx, packageId, now);
  if (!shared) return;
  const language = (await findLanguage(trx, email)) ?? shared.ownerLanguage;
  const named = await readNames(trx, language);
  const sender = await readSender(trx, deps.publicUrl);
  const ownerFirstName = plainName(shared.ownerFirstName);
  const data = { email, language, ownerFirstName, packageName: named(shared.name) };
  // A person who is invited and removed a second time is told a second time.
  await queueMail(trx, deps, removalMail(`package-removal:${deps.random.uuid()}`, data, sender));
}
