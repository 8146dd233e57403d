import type { ProlongedPackage } from '@limber/contract/desk/clients/packages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { latestLastDay, refuseLastDay, TOO_LONG } from './last-day-rules.ts';
import { moveLastDay } from './move-last-day.ts';
import type { LastDayFacts } from './queries.ts';

/**
 * Gives a package another last day (`YYYY-MM-DD`): a later one, even some time after it has
 * expired, or an earlier one; the same day changes nothing. Refuses 400 one over a year away, 404
 * an unknown package, 409 one that has no last day, is closed or expired long ago, and a day before
 * today, a session or frozen days.
 */
export async function prolongPackage(
  deps: { readonly db: Db } & JobDeps,
  actor: Actor,
  packageId: number,
  request: { readonly until: string; readonly reason: string },
  now: Date,
): Promise<ProlongedPackage> {
  const today = studioDayOf(now);
  const { until, reason } = request;
  const judge = (facts: LastDayFacts) => {
    const refused = refuseLastDay(facts, until, today);
    if (refused) throw refusal(409, refused);
    if (until > latestLastDay(facts.expiresOn, today)) throw wrongField('expiry_date', TOO_LONG);
    return { toExpiresOn: until };
  };
  return moveLastDay(deps, actor, packageId, { reason, judge }, now);
}
