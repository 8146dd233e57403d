import type { RotaChanged, changeDay as route } from '@limber/contract/desk/rota/weeks.ts';
import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { lockTherapistsDays } from '../../scheduling/lock-therapist.ts';
import { IS_PAST } from '../dated-shift-rules.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { refuseWrongShifts } from '../refuse-wrong-shifts.ts';
import { auditedDays } from './audited-days.ts';
import { insertChanges, updateChangesWithdrawn } from './queries.ts';

/**
 * Gives somebody other hours, another branch or no shift on one day, replacing the week and earlier
 * changes. Returns the sessions that it leaves uncovered. Refuses 404 an unknown therapist, 400
 * naming the invalid fields.
 */
export function changeDay(
  db: Db,
  actor: Actor,
  { date, therapist_id, shifts, note }: Static<typeof route.body>,
  now: Date,
): Promise<RotaChanged> {
  return replaceDay(db, actor, { date, therapist_id }, { shifts, note: note?.trim() ?? '' }, now);
}

/** Returns one day to the weekly shifts. Returns and refuses like {@link changeDay}. */
export function withdrawDay(
  db: Db,
  actor: Actor,
  day: { date: string; therapist_id: number },
  now: Date,
): Promise<RotaChanged> {
  return replaceDay(db, actor, day, null, now);
}

async function replaceDay(
  db: Db,
  actor: Actor,
  { date, therapist_id: therapistId }: { date: string; therapist_id: number },
  other: { shifts: Static<typeof route.body>['shifts']; note: string } | null,
  now: Date,
): Promise<RotaChanged> {
  if (date < studioDayOf(now)) throw wrongField('date', IS_PAST);
  const by = { actorId: actor.accountId, at: now };
  return transactAs(db, actor.accountId, async (trx) => {
    const { name: called, accountId: about } = await refuseWrongShifts(
      trx,
      therapistId,
      other?.shifts ?? [],
    );
    await lockTherapistsDays(trx, therapistId);
    const change = async () => {
      const before = await auditedDays(trx, { therapistId, from: date, count: 1, now });
      await updateChangesWithdrawn(trx, { therapistId, days: [date] }, by);
      if (other) await insertChanges(trx, { therapistId, day: date, ...other }, by);
      const after = await auditedDays(trx, { therapistId, from: date, count: 1, now });
      const entry = { action: 'changed', subject: 'shift', id: therapistId } as const;
      await record(trx, actor, { ...entry, called, about, before, after }, now);
      await tellEverything(trx);
    };
    return listLeftUncovered(trx, { therapistIds: [therapistId] }, change, now);
  });
}
