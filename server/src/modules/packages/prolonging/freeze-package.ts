import type { ProlongedPackage } from '@limber/contract/desk/clients/packages.ts';
import { MOST_PROLONGED_DAYS } from '@limber/contract/terms/packages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal, wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { lastDayFrozen, refuseFreeze } from './freeze-rules.ts';
import { type DaySpan, daysIn } from './frozen-days-rules.ts';
import { TOO_LONG } from './last-day-rules.ts';
import { moveLastDay } from './move-last-day.ts';
import type { LastDayFacts } from './queries.ts';

/**
 * Freezes a package for some days: it cannot be used then, and its last day moves by the same
 * number of days. Refuses 400 invalid or past days, 404 an unknown package, 409 one that has no
 * last day, is over or closed, and days that have a session or are frozen already.
 */
export async function freezePackage(
  deps: { readonly db: Db } & JobDeps,
  actor: Actor,
  packageId: number,
  request: DaySpan & { readonly reason: string },
  now: Date,
): Promise<ProlongedPackage> {
  const today = studioDayOf(now);
  const { from, to, reason } = request;
  if (from < today || to < from) throw wrongField('from', WRONG_DAYS);
  if (daysIn({ from, to }) > MOST_PROLONGED_DAYS) throw wrongField('to', TOO_LONG);
  const judge = (facts: LastDayFacts) => {
    const refused = refuseFreeze(facts, { from, to }, today);
    if (refused) throw refusal(409, refused);
    const ends = facts.expiresOn ?? '';
    if (from > ends) throw wrongField('from', WRONG_DAYS);
    return { toExpiresOn: lastDayFrozen(ends, { from, to }), frozen: { from, to } };
  };
  return moveLastDay(deps, actor, packageId, { reason, judge }, now);
}

const WRONG_DAYS = {
  en: 'Please choose days from today on, within the days of the package.',
  ar: 'يرجى اختيار أيام ابتداءً من اليوم وضمن مدة الباقة.',
};
