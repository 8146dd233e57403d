import type { RotaChanged, changeShifts as route } from '@limber/contract/desk/rota/weeks.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { lockTherapistsDays } from '../../scheduling/lock-therapist.ts';
import { problemsOfPeriod, replaceDated } from '../dated-shift-rules.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { refuseWrongShifts } from '../refuse-wrong-shifts.ts';
import { plannedText } from '../shift-text-rules.ts';
import * as queries from './queries.ts';

/**
 * Changes the shifts of one or several therapists on some weekdays from a day on, or for a period,
 * after which the earlier ones apply again: for all of them or none. Returns the sessions that it
 * leaves uncovered. Refuses 404 an unknown therapist, 400 naming the invalid fields.
 */
export async function changeShifts(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<RotaChanged> {
  const { valid_from: from, valid_to: to = null } = input;
  // Always in the same order, so that two changes of the same people never deadlock.
  const therapistIds = input.therapist_ids.toSorted((one, other) => one - other);
  const fields = problemsOfPeriod({ from, to }, studioDayOf(now), {
    from: 'valid_from',
    to: 'valid_to',
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return transactAs(db, actor.accountId, async (trx) => {
    const people: RotaTherapist[] = [];
    for (const id of therapistIds) {
      people.push({ id, ...(await refuseWrongShifts(trx, id, input.shifts)) });
    }
    for (const id of therapistIds) await lockTherapistsDays(trx, id);
    const change = async () => {
      for (const whose of people) {
        await writeShifts(trx, actor, { ...input, whose, from, to }, now);
      }
      await tellEverything(trx);
    };
    return listLeftUncovered(trx, { therapistIds }, change, now);
  });
}

interface RotaTherapist {
  readonly id: number;
  readonly name: string;
  readonly accountId: number;
}

/** Replaces the weekly shifts of a therapist for a period, with a record. */
export async function writeShifts(
  trx: Trx,
  actor: Actor,
  {
    whose,
    from,
    to,
    weekdays,
    shifts,
  }: Pick<Static<typeof route.body>, 'weekdays'> & {
    shifts: readonly Static<typeof route.body>['shifts'][number][];
    whose: RotaTherapist;
    from: string;
    to: string | null;
  },
  now: Date,
): Promise<void> {
  const { id: therapistId, name: called, accountId: about } = whose;
  const before = await queries.listShifts(trx, therapistId, from);
  const { ended, delayed, dropped, resumed } = replaceDated(before, weekdays, { from, to });
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  await queries.updateShiftEnd(trx, idsOf(ended), addDays(from, -1));
  await queries.deleteShifts(trx, idsOf(dropped));
  if (to !== null) {
    const dayAfter = addDays(to, 1);
    await queries.updateShiftBeginning(trx, idsOf(delayed), dayAfter);
    const again = resumed.map((row) => ({ ...row, validFrom: dayAfter }));
    await queries.insertShifts(trx, therapistId, again);
  }
  const made = weekdays.flatMap((weekday) =>
    shifts.map((shift) => ({ ...shift, weekday, validFrom: from, validTo: to })),
  );
  await queries.insertShifts(trx, therapistId, made);
  const planned = {
    before: { shifts: plannedText([...ended, ...delayed, ...dropped]) },
    after: { shifts: plannedText(made) },
  };
  const entry = { action: 'changed', subject: 'shift', id: therapistId, called, about } as const;
  await record(trx, actor, { ...entry, ...planned }, now);
}
