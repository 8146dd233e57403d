import type { changeHours as route } from '@limber/contract/desk/rota/hours.ts';
import type { RotaChanged } from '@limber/contract/desk/rota/weeks.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { addDays, studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { lockTherapists } from '../../scheduling/lock-therapist.ts';
import { problemsOfPeriod, replaceDated } from '../dated-shift-rules.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { refuseSpans } from '../overlapping-shift-rules.ts';
import { plannedText } from '../shift-text-rules.ts';
import { moveShifts, proposeMoves } from './move-shifts.ts';
import * as queries from './queries.ts';
import type { NewHours } from './shifts-follow-hours-rules.ts';

type Input = Static<typeof route.body>;

/**
 * Changes the hours of a branch on some weekdays from a day on, or for a period, after which the
 * earlier ones apply again; shifts move as the preview showed, or stay. Returns the sessions left
 * uncovered. Refuses 400 naming the invalid fields, 409 shifts that changed since the preview.
 */
export async function changeHours(
  db: Db,
  actor: Actor,
  input: Input,
  now: Date,
): Promise<RotaChanged> {
  const change = newHoursOf(input, now);
  const { location, period } = change;
  return transactAs(db, actor.accountId, async (trx) => {
    await lockTherapists(trx);
    const { moves, seen } = await proposeMoves(trx, change);
    if (input.shifts !== undefined && input.shifts !== seen) throw refusal(409, SHIFTS_CHANGED);
    const moving = input.shifts === undefined ? [] : moves.filter((each) => each.moves);
    const therapistIds = [...new Set(moving.map(({ therapistId }) => therapistId))];
    const rules = () =>
      queries.listRules(trx, { location, therapistIds, from: addDays(period.from, -1) });
    const work = async () => {
      const before = await rules();
      await writeHours(trx, actor, change, now);
      await moveShifts(trx, actor, moving, now);
      const by = { actorId: actor.accountId, at: now };
      await queries.insertHoursChange(
        trx,
        { ...change, therapistIds, before, after: await rules() },
        by,
      );
      await tellEverything(trx);
    };
    return listLeftUncovered(trx, { location }, work, now);
  });
}

/** What is asked for, validated. Refuses 400 naming the invalid fields. */
export function newHoursOf(
  { location, weekdays, spans, valid_from: from, valid_to: to = null }: Omit<Input, 'shifts'>,
  now: Date,
): NewHours {
  const wrong = refuseSpans(spans);
  const fields = {
    ...problemsOfPeriod({ from, to }, studioDayOf(now), { from: 'valid_from', to: 'valid_to' }),
    ...(wrong ? { spans: wrong } : {}),
  };
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return { location, weekdays, spans, period: { from, to } };
}

/** Replaces the hours of a branch for a period, with a record. */
export async function writeHours(
  trx: Trx,
  actor: Actor,
  { location, weekdays, spans, period }: NewHours,
  now: Date,
): Promise<void> {
  const { from, to } = period;
  const before = await queries.listHours(trx, from, location);
  const { ended, delayed, dropped, resumed } = replaceDated(before, weekdays, period);
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  await queries.updateHoursEnd(trx, idsOf(ended), addDays(from, -1));
  await queries.deleteHours(trx, idsOf(dropped));
  if (to !== null) {
    const dayAfter = addDays(to, 1);
    await queries.updateHoursBeginning(trx, idsOf(delayed), dayAfter);
    await queries.insertHours(
      trx,
      resumed.map((row) => ({ ...row, validFrom: dayAfter })),
    );
  }
  const made = weekdays.flatMap((weekday) =>
    spans.map((span) => ({ ...span, location, weekday, validFrom: from, validTo: to })),
  );
  await queries.insertHours(trx, made);
  const planned = {
    before: { hours: plannedText([...ended, ...delayed, ...dropped]) },
    after: { hours: plannedText(made) },
  };
  await record(trx, actor, { action: 'changed', subject: 'hours', id: location, ...planned }, now);
}

const SHIFTS_CHANGED = {
  en: 'The shifts have changed since they were shown. Please look at them again.',
  ar: 'تغيّرت المناوبات منذ عرضها. يرجى الاطلاع عليها من جديد.',
};
