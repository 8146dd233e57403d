import { MEMBERSHIP_MINUTES } from '@limber/contract/membership.ts';
import type { Trx } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Randomness } from '../../platform/randomness.ts';
import {
  findLastMembership,
  insertMembership,
  listCounted,
  lockMember,
  updateCounted,
} from './queries.ts';
import { cardNumberFrom, yearFrom } from './rules.ts';

export interface GrantParts {
  readonly random: Randomness;
  readonly jobs: Jobs;
}

/** Far more than chance needs: a hundred million numbers, of which a studio uses some thousands. */
const MOST_TRIES = 20;

/**
 * Grants the account a year of membership when its bought minutes suffice, in the transaction of the
 * purchase (or of its payment) that may have been the last one needed. Says whether it did; a mail
 * follows then.
 */
export async function grantMembership(
  trx: Trx,
  parts: GrantParts,
  { accountId, packageId }: { accountId: number; packageId: number },
  now: Date,
): Promise<boolean> {
  await lockMember(trx, accountId);
  const counted = await listCounted(trx, accountId, now);
  if (counted.reduce((sum, each) => sum + each.minutes, 0) < MEMBERSHIP_MINUTES) return false;
  const last = await findLastMembership(trx, accountId);
  const year = yearFrom(dayOf(now), last?.validTo ?? null);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const number = last?.number ?? cardNumberFrom(parts.random.below(100_000_000));
    const membership = { accountId, number, packageId, grantedAt: now, ...year };
    const membershipId = await insertMembership(trx, membership);
    if (membershipId === undefined) continue;
    const packageIds = counted.map(({ id }) => id);
    await updateCounted(trx, packageIds, membershipId);
    await parts.jobs.addJob(trx, 'membership-unlocked', { membershipId });
    return true;
  }
  throw new Error('No free card number was found.');
}
