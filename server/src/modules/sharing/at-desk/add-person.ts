import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { lockAccount } from '../../../platform/database/lock-account.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { plainName } from '../../accounts/name-rules.ts';
import { UNKNOWN_CLIENT } from '../../accounts/unknown-person-refusals.ts';
import { record } from '../../audit/record.ts';
import { readNames } from '../../catalogue/read-names.ts';
import { readSender } from '../../notifications/compose-mail.ts';
import { queueMail } from '../../notifications/queue-mail.ts';
import { UNKNOWN_PACKAGE } from '../../packages/may-package-pay-rules.ts';
import type { SharingDeps } from '../deps.ts';
import { additionMail } from '../invitation-and-removal-email.ts';
import { readPerson } from '../list-people.ts';
import { refuseAge, refuseCap, refuseInvitation } from '../may-share-rules.ts';
import { findClient, lockPeople, updateJoined, upsertInvitation } from '../queries.ts';
import { readSharedPackage } from '../read-shared-package.ts';
import { addressInstead, OWN } from './share-at-desk-rules.ts';

/**
 * Adds a client to another client's package, at the desk and by the rules for invitations; they
 * join at once, and are told by mail if they have an address. Refuses 400 a person who is not an
 * adult or a cap above its minutes, 404 an unknown package or client, 409 when nobody can join, or
 * they already have.
 */
export async function addPerson(
  deps: SharingDeps,
  actor: Actor,
  request: { packageId: number; clientId: number; adult: boolean; capMinutes: number | null },
  now: Date,
): Promise<PackagePerson> {
  const { packageId, clientId, capMinutes } = request;
  return transactAs(deps.db, actor.accountId, async (trx) => {
    if ((await lockAccount(trx, clientId)) !== 'present') throw refusal(404, UNKNOWN_CLIENT);
    const client = await findClient(trx, clientId);
    if (!client) throw refusal(404, UNKNOWN_CLIENT);
    await lockPeople(trx, packageId);
    const shared = await readSharedPackage(trx, packageId, now);
    if (!shared) throw refusal(404, UNKNOWN_PACKAGE);
    const email = client.email ?? addressInstead(clientId);
    const tooYoung = refuseAge(request.adult);
    if (tooYoung !== null) throw wrongField('adult', tooYoung);
    const reason = shared.ownerId === clientId ? OWN : refuseInvitation(shared, email);
    if (reason !== null) throw refusal(409, reason);
    const wrongCap = refuseCap(shared.minutes, capMinutes);
    if (wrongCap !== null) throw wrongField('cap_minutes', wrongCap);
    const personId = await upsertInvitation(trx, {
      packageId,
      email,
      capMinutes,
      // There is no link: nobody knows its token.
      tokenHash: deps.random.bytes(32),
      invitedAt: now,
      expiresAt: now,
    });
    await updateJoined(trx, personId, clientId, now);
    const after = { shares: true, cap_minutes: capMinutes };
    const entry = { action: 'added', subject: 'shared_package', id: packageId } as const;
    await record(trx, actor, { ...entry, about: clientId, called: client.firstName, after }, now);
    if (client.email !== null) await notify(trx, deps, { ...client, email: client.email, shared });
    return readPerson(trx, shared.ownerId, { packageId, personId });
  });
}

type Shared = NonNullable<Awaited<ReturnType<typeof readSharedPackage>>>;
type Client = NonNullable<Awaited<ReturnType<typeof findClient>>>;

async function notify(
  trx: Trx,
  deps: SharingDeps,
  { email, language, shared }: Client & { email: string; shared: Shared },
): Promise<void> {
  const named = await readNames(trx, language);
  const sender = await readSender(trx, deps.publicUrl);
  const ownerFirstName = plainName(shared.ownerFirstName);
  const data = { email, language, ownerFirstName, packageName: named(shared.name) };
  await queueMail(trx, deps, additionMail(`package-addition:${deps.random.uuid()}`, data, sender));
}
