import type { MembershipYear } from '@limber/contract/desk/clients/memberships.ts';
import type { Db } from '../../platform/database/db.ts';
import { readAccountState } from '../../platform/database/lock-account.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { addMembershipYear } from './add-membership-year.ts';
import type { MembershipDeps } from './deps.ts';
import {
  findYear,
  listYears,
  lockMember,
  updateRevokedYear,
  type YearRow,
} from './queries/memberships.ts';

/** The years of membership of a client, the latest first. Refuses 404 nobody. */
export async function listMembershipYears(db: Db, clientId: number): Promise<MembershipYear[]> {
  if ((await readAccountState(db, clientId)) !== 'present') throw refusal(404, UNKNOWN_CLIENT);
  return (await listYears(db, clientId)).map(onWire);
}

/** Grants a client a year of membership for a reason. Refuses 400 without one, 404 nobody. */
export async function giveMembership(
  deps: Pick<MembershipDeps, 'db' | 'jobs' | 'random'>,
  actor: Actor,
  request: { client_id: number; reason: string },
  now: Date,
): Promise<MembershipYear> {
  const { client_id: accountId } = request;
  const granted = { by: actor.accountId, reason: saidWhy(request.reason) };
  return transactAs(deps.db, actor.accountId, async (trx) => {
    await lockMember(trx, accountId);
    if ((await readAccountState(trx, accountId)) !== 'present') throw refusal(404, UNKNOWN_CLIENT);
    const { id } = await addMembershipYear(trx, deps, { accountId, packageId: null, granted }, now);
    return onWire(await findYear(trx, id));
  });
}

/**
 * Revokes a year of membership for a reason. What unlocked it does not count again. Refuses 400
 * without a reason, 404 an unknown year, 409 one that was revoked before.
 */
export async function revokeMembership(
  db: Db,
  actor: Actor,
  membershipId: number,
  reason: string,
  now: Date,
): Promise<MembershipYear> {
  const because = saidWhy(reason);
  return transactAs(db, actor.accountId, async (trx) => {
    const revoked = { actorId: actor.accountId, because, at: now };
    const done = await updateRevokedYear(trx, membershipId, revoked);
    const year = await findYear(trx, membershipId);
    if (!year) throw refusal(404, UNKNOWN_YEAR);
    if (!done) throw refusal(409, REVOKED);
    return onWire(year);
  });
}

function saidWhy(reason: string): string {
  const said = reason.trim();
  if (said === '') throw wrongField('reason', SAY_WHY);
  return said;
}

function onWire(year: YearRow | undefined): MembershipYear {
  if (!year) throw refusal(404, UNKNOWN_YEAR);
  return {
    id: year.id,
    number: year.number,
    valid_from: year.validFrom,
    valid_to: year.validTo,
    granted_by: year.grantedBy,
    reason: year.reason,
    revoked_at: year.revokedAt?.toISOString() ?? null,
    revoked_because: year.revokedBecause,
  };
}

const UNKNOWN_YEAR = { en: 'We do not know this membership.', ar: 'لا نعرف هذه العضوية.' };
const REVOKED = { en: 'This membership was revoked before.', ar: 'أُلغيت هذه العضوية من قبل.' };
