import { createHash } from 'node:crypto';
import type { PackagePerson } from '@limber/contract/sharing.ts';
import type { Trx } from '../../platform/db.ts';
import { refusal, tooMany } from '../../platform/errors.ts';
import { takeFromLimits } from '../../platform/limits.ts';
import { NOT_AN_EMAIL, normalEmail } from '../accounts/rules.ts';
import { readNames } from '../catalogue/read-names.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { readSender } from '../notifications/read-sender.ts';
import { invitationMail } from './emails.ts';
import type { SharingParts } from './parts.ts';
import { findLanguage, lockPeople, upsertInvitation } from './queries.ts';
import { readPerson } from './read-person.ts';
import { readSharedPackage } from './read-shared-package.ts';
import { invitationEndsAt, invitationLimits, refuseInvitation } from './rules.ts';

/**
 * Invites someone by e-mail to a shared package of the owner; inviting again sends a new link, and
 * the old one ends. Refuses 400 what is no e-mail, 404 a package that is not the owner's, 409 when
 * nobody can be invited, 429 too many invitations.
 */
export async function invitePerson(
  parts: SharingParts,
  ownerId: number,
  asked: { packageId: number; email: string; capMinutes: number | null | undefined },
  now: Date,
): Promise<PackagePerson> {
  const email = normalEmail(asked.email);
  if (!email) throw refusal(400, NOT_AN_EMAIL, { fields: { email: NOT_AN_EMAIL } });
  // Looked at before it counts: an invitation that cannot be sent uses nothing up.
  judge(await readSharedPackage(parts.db, asked.packageId, now), ownerId, email);
  const exceeded = await takeFromLimits(parts.db, invitationLimits(ownerId, email), now);
  if (exceeded) {
    const sentence = 'Too many invitations were sent today. Please try again tomorrow.';
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  return parts.db.transaction().execute(async (trx) => {
    await lockPeople(trx, asked.packageId);
    const shared = judge(await readSharedPackage(trx, asked.packageId, now), ownerId, email);
    const token = parts.random.bytes(32).toString('base64url');
    const personId = await upsertInvitation(trx, {
      packageId: asked.packageId,
      email,
      capMinutes: asked.capMinutes,
      tokenHash: createHash('sha256').update(token).digest(),
      invitedAt: now,
      expiresAt: invitationEndsAt(now),
    });
    await tell(trx, parts, { ...shared, email, token });
    return readPerson(trx, ownerId, { packageId: asked.packageId, personId });
  });
}

type Shared = NonNullable<Awaited<ReturnType<typeof readSharedPackage>>>;

function judge(shared: Shared | null, ownerId: number, email: string): Shared {
  if (shared?.ownerId !== ownerId) throw refusal(404, 'We do not know this package.');
  const reason = refuseInvitation(shared, email);
  if (reason !== null) throw refusal(409, reason);
  return shared;
}

async function tell(
  trx: Trx,
  parts: SharingParts,
  invitation: Shared & { email: string; token: string },
): Promise<void> {
  const { email, token, ownerLanguage, ownerFirstName } = invitation;
  // Who has no account yet most likely reads what the owner reads.
  const language = (await findLanguage(trx, email)) ?? ownerLanguage;
  const named = await readNames(trx, language);
  const sender = await readSender(trx, parts.publicUrl);
  const told = { email, token, language, ownerFirstName, packageName: named(invitation.name) };
  // Composed here, for the link is in this mail alone; every link is a new event.
  const eventKey = `package-invitation:${parts.random.uuid()}`;
  await queueMail(trx, parts, invitationMail(eventKey, told, sender));
}
