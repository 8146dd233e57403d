import { createHash } from 'node:crypto';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { isInvitationGood } from './invitation-rules.ts';
import { findInvited } from './queries.ts';
import { readSharedPackage } from './read-shared-package.ts';

/**
 * The invitation of a link, and the package it is for. Refuses 404 when it is unknown, too old,
 * renewed by another link, or taken back.
 */
export async function lookUpInvitation(db: Db | Trx, token: string, now: Date) {
  const invited = await findInvited(db, createHash('sha256').update(token).digest());
  if (!invited || !isInvitationGood(invited, now)) throw endedInvitation();
  const shared = await readSharedPackage(db, invited.packageId, now);
  if (!shared) throw endedInvitation();
  return { invited, shared };
}

/** A 404 for an invitation that is unknown, too old or taken back. */
export function endedInvitation(): Error {
  return refusal(404, {
    en: 'This invitation is no longer good. Please ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. يرجى طلب دعوة جديدة.',
  });
}
