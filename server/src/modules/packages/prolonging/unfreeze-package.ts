import type { ProlongedPackage } from '@limber/contract/desk/clients/packages.ts';
import type { Db } from '../../../platform/database/db.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { JobDeps } from '../../../platform/jobs.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { lastDayUnfrozen, restOf } from './freeze-rules.ts';
import { refuseLastDay } from './last-day-rules.ts';
import { moveLastDay } from './move-last-day.ts';
import type { LastDayFacts } from './queries.ts';

/**
 * Ends the freeze that begins `from` a day, today or before it begins: the last day moves back by
 * the days that are no longer frozen. Refuses 404 an unknown package, 409 no such freeze, one that
 * is over, and where a session is booked on the days that would drop out.
 */
export async function unfreezePackage(
  deps: { readonly db: Db } & JobDeps,
  actor: Actor,
  packageId: number,
  request: { readonly from: string; readonly reason: string },
  now: Date,
): Promise<ProlongedPackage> {
  const today = studioDayOf(now);
  const { from, reason } = request;
  const judge = (facts: LastDayFacts) => {
    const freeze = facts.frozen.find((each) => each.from === from);
    if (!freeze) throw refusal(409, NOT_FROZEN);
    const rest = restOf(freeze, today);
    if (!rest) throw refusal(409, FREEZE_OVER);
    const toExpiresOn = lastDayUnfrozen(facts.expiresOn ?? today, rest);
    const others = facts.frozen.filter((each) => each !== freeze);
    const refused = refuseLastDay({ ...facts, frozen: others }, toExpiresOn, today);
    if (refused) throw refusal(409, refused);
    return { toExpiresOn, lifted: { id: freeze.id, from: rest.from } };
  };
  return moveLastDay(deps, actor, packageId, { reason, judge }, now);
}

const NOT_FROZEN = {
  en: 'This package is not frozen from this day on.',
  ar: 'هذه الباقة غير مجمّدة ابتداءً من هذا اليوم.',
};
const FREEZE_OVER = {
  en: 'These frozen days are over.',
  ar: 'انتهت أيام التجميد هذه.',
};
