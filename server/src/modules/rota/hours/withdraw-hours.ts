import type { RotaChanged } from '@limber/contract/desk/rota/weeks.ts';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { lockTherapists } from '../../scheduling/lock-therapist.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { plannedText } from '../shift-text-rules.ts';
import * as queries from './queries.ts';

/**
 * Takes other hours back with the shifts that moved, and returns the sessions left uncovered.
 * Refuses 404 a change that has begun before today or was taken back, 409 rules that changed since.
 */
export async function withdrawHours(
  db: Db,
  actor: Actor,
  id: number,
  now: Date,
): Promise<RotaChanged> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockTherapists(trx);
    const change = await queries.lockHoursChange(trx, id, studioDayOf(now));
    if (!change) throw refusal(404, NOT_TO_TAKE_BACK);
    const { location, therapistIds, validFrom, before, after } = change;
    const from = addDays(validFrom, -1);
    const present = await queries.listRules(trx, { location, therapistIds, from });
    if (textOf(present) !== textOf(after)) throw refusal(409, CHANGED_AGAIN);
    const work = async () => {
      await queries.restoreRules(trx, before, after);
      await queries.updateHoursWithdrawn(trx, id, { actorId: actor.accountId, at: now });
      const texts = {
        before: { hours: plannedText(after.hours), shifts: plannedText(after.shifts) },
        after: { hours: plannedText(before.hours), shifts: plannedText(before.shifts) },
      };
      const entry = { action: 'withdrawn', subject: 'hours', id: location } as const;
      await record(trx, actor, { ...entry, ...texts }, now);
      await tellEverything(trx);
    };
    return listLeftUncovered(trx, { location }, work, now);
  });
}

/** Rules as one text, whatever the order in which they were read. */
function textOf({ hours, shifts }: queries.WeeklyRules): string {
  const rows = [...hours, ...shifts].map((row) => {
    const whose = 'therapistId' in row ? row.therapistId : 'open';
    const { id, weekday, location, from_minute, to_minute, validFrom, validTo } = row;
    return [whose, id, weekday, location, from_minute, to_minute, validFrom, validTo].join(' ');
  });
  return rows.toSorted().join();
}

const NOT_TO_TAKE_BACK = {
  en: 'These hours have begun or were taken back. Please change the hours instead.',
  ar: 'بدأت هذه الساعات أو سُحبت. يرجى تغيير الساعات بدلاً من ذلك.',
};
const CHANGED_AGAIN = {
  en: 'The hours or shifts have been changed again since. Please change the hours instead.',
  ar: 'تغيّرت الساعات أو المناوبات مرة أخرى منذ ذلك الحين. يرجى تغيير الساعات بدلاً من ذلك.',
};
