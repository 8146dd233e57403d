import { MEMBERSHIP_MINUTES } from '@limber/contract/terms/membership.ts';
import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import type { MembershipDeps } from './deps.ts';
import {
  findLastMembership,
  insertMembership,
  listCounted,
  lockMember,
  updateCounted,
} from './queries.ts';
import { cardNumberFrom, yearFrom } from './rules.ts';

/** Far more than chance needs: a hundred million numbers, of which a studio uses some thousands. */
const MOST_TRIES = 20;

/**
 * Grants the account a year of membership when its bought minutes suffice, in the transaction of the
 * purchase (or of its payment) that may have been the last one needed. Says whether it is their
 * first, a further one, or none (null); a mail follows unless it is none.
 */
export async function grantMembership(
  trx: Trx,
  deps: Pick<MembershipDeps, 'jobs' | 'random'>,
  { accountId, packageId }: { accountId: number; packageId: number },
  now: Date,
): Promise<'unlocked' | 'renewed' | null> {
  await lockMember(trx, accountId);
  const counted = await listCounted(trx, accountId, now);
  if (counted.reduce((sum, each) => sum + each.minutes, 0) < MEMBERSHIP_MINUTES) return null;
  const last = await findLastMembership(trx, accountId);
  const year = yearFrom(dayOf(now), last?.validTo ?? null);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const number = last?.number ?? cardNumberFrom(deps.random.below(100_000_000));
    const membership = { accountId, number, packageId, grantedAt: now, ...year };
    const membershipId = await insertMembership(trx, membership);
    if (membershipId === undefined) continue;
    const packageIds = counted.map(({ id }) => id);
    await updateCounted(trx, packageIds, membershipId);
    await deps.jobs.addJob(trx, 'membership-unlocked', { membershipId });
    return last ? 'renewed' : 'unlocked';
  }
  throw new Error('No free card number was found.');
}
