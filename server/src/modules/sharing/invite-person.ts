import { createHash } from 'node:crypto';
import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Trx } from '../../platform/database/db.ts';
import { lockAccount, lockActor, refuseErased } from '../../platform/database/lock-account.ts';
import { refusal, tooMany, wrongField } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/rate-limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/email-rules.ts';
import { plainName } from '../accounts/name-rules.ts';
import { refuseBlocked } from '../accounts/refuse-blocked.ts';
import { readNames } from '../catalogue/read-names.ts';
import { readSender } from '../notifications/compose-mail.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { UNKNOWN_PACKAGE } from '../packages/may-package-pay-rules.ts';
import type { SharingDeps } from './deps.ts';
import { invitationMail } from './invitation-and-removal-email.ts';
import { invitationEndsAt, invitationLimits, strangersLimit } from './invitation-rules.ts';
import { readPerson } from './list-people.ts';
import { refuseCap, refuseInvitation } from './may-share-rules.ts';
import { findLanguage, lockPeople, upsertInvitation } from './queries.ts';
import { readSharedPackage } from './read-shared-package.ts';

/**
 * Invites someone by e-mail to a shared package of the owner; inviting again sends a new link, and
 * the old one ends. Refuses 400 an invalid e-mail or a cap above its minutes, 404 a package that is
 * not the owner's, 409 when nobody can be invited, 429 too many invitations.
 */
export async function invitePerson(
  deps: SharingDeps,
  ownerId: number,
  request: { packageId: number; email: string; capMinutes: number | null | undefined },
  now: Date,
): Promise<PackagePerson> {
  const email = normalEmail(request.email);
  if (!email) throw wrongField('email', NOT_AN_EMAIL);
  await refuseErased(deps.db, ownerId);
  await refuseBlocked(deps.db, ownerId);
  // Checked before it is counted: an invitation that cannot be sent counts towards no limit.
  const { minutes } = judge(
    await readSharedPackage(deps.db, request.packageId, now),
    ownerId,
    email,
  );
  const wrongCap = refuseCap(minutes, request.capMinutes);
  if (wrongCap !== null) throw wrongField('cap_minutes', wrongCap);
  const toStranger = (await findLanguage(deps.db, email)) === undefined;
  const limits = invitationLimits(ownerId, email, toStranger);
  const exceeded = await takeFromLimits(deps.db, limits, now);
  if (exceeded) {
    const sentence = exceeded.key === strangersLimit(ownerId).key ? TOO_MANY_STRANGERS : TOO_MANY;
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  return deps.db.transaction().execute(async (trx) => {
    // The invited person may be erasing their account: this invitation comes before or after.
    await Promise.all([
      lockActor(trx, ownerId),
      lockAccount(trx, { email }),
      refuseBlocked(trx, ownerId),
    ]);
    await lockPeople(trx, request.packageId);
    const shared = judge(await readSharedPackage(trx, request.packageId, now), ownerId, email);
    const token = deps.random.bytes(32).toString('base64url');
    const personId = await upsertInvitation(trx, {
      packageId: request.packageId,
      email,
      capMinutes: request.capMinutes,
      tokenHash: createHash('sha256').update(token).digest(),
      invitedAt: now,
      expiresAt: invitationEndsAt(now),
    });
    await notify(trx, deps, { ...shared, email, token });
    return readPerson(trx, ownerId, { packageId: request.packageId, personId });
  });
}

const TOO_MANY = {
  en: 'Too many invitations were sent today. Please try again tomorrow.',
  ar: 'أُرسلت دعوات كثيرة اليوم. يرجى المحاولة غداً.',
};
const TOO_MANY_STRANGERS = {
  en: 'Too many people without an account were invited today. Please try again tomorrow.',
  ar: 'أُرسلت اليوم دعوات كثيرة إلى من لا حساب لهم لدينا. يرجى المحاولة غداً.',
};

type Shared = NonNullable<Awaited<ReturnType<typeof readSharedPackage>>>;

function judge(shared: Shared | null, ownerId: number, email: string): Shared {
  if (shared?.ownerId !== ownerId) throw refusal(404, UNKNOWN_PACKAGE);
  const reason = refuseInvitation(shared, email);
  if (reason !== null) throw refusal(409, reason);
  return shared;
}

async function notify(
  trx: Trx,
  deps: SharingDeps,
  invitation: Shared & { email: string; token: string },
): Promise<void> {
  const { email, token, ownerLanguage } = invitation;
  // A person without an account most likely reads the owner's language.
  const own = await findLanguage(trx, email);
  const language = own ?? ownerLanguage;
  const named = await readNames(trx, language);
  const sender = await readSender(trx, deps.publicUrl);
  const toStranger = own === undefined;
  const packageName = named(invitation.name);
  const ownerFirstName = plainName(invitation.ownerFirstName);
  const data = { email, token, language, ownerFirstName, packageName, toStranger };
  // Composed here, because only this mail contains the link; every link is a new event.
  const eventKey = `package-invitation:${deps.random.uuid()}`;
  await queueMail(trx, deps, invitationMail(eventKey, data, sender));
}
