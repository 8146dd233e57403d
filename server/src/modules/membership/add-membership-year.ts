import type { Trx } from '../../platform/database/db.ts';
import { dayOf } from '../../platform/studio-days.ts';
import { cardNumberFrom } from './card-and-pass-rules.ts';
import type { MembershipDeps } from './deps.ts';
import { yearFrom } from './membership-year-rules.ts';
import { findLastMembership, insertMembership } from './queries/memberships.ts';

/** Far more than chance needs: of a hundred million numbers a studio uses a few thousand. */
const MOST_TRIES = 20;

/**
 * Inserts a year of membership for a locked account, from today or following the current one, and
 * adds the mail about it. A renewal keeps the number. Returns its id, and whether it is the first.
 */
export async function addMembershipYear(
  trx: Trx,
  deps: Pick<MembershipDeps, 'jobs' | 'random'>,
  year: {
    readonly accountId: number;
    readonly packageId: number | null;
    readonly granted: { readonly by: number; readonly reason: string } | null;
  },
  now: Date,
): Promise<{ id: number; isFirst: boolean }> {
  const last = await findLastMembership(trx, year.accountId);
  const days = yearFrom(dayOf(now), last?.validTo ?? null);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const number = last?.number ?? cardNumberFrom(deps.random.below(100_000_000));
    const id = await insertMembership(trx, { ...year, ...days, number, grantedAt: now });
    if (id === undefined) continue;
    await deps.jobs.addJob(trx, 'membership-unlocked', { membershipId: id });
    return { id, isFirst: last === undefined };
  }
  throw new Error('No free card number was found.');
}
