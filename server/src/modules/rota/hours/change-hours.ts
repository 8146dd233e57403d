import type { changeHours as route } from '@limber/contract/desk/rota/hours.ts';
import type { RotaChanged } from '@limber/contract/desk/rota/weeks.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockActor } from '../../../platform/database/lock-account.ts';
import { tellEverything } from '../../../platform/database/notify-changed-days.ts';
import { addDays, studioDayOf } from '../../../platform/dubai.ts';
import { wrongFields } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { record } from '../../audit/record.ts';
import { lockTherapists } from '../../scheduling/lock-therapist.ts';
import { listLeftUncovered } from '../displaced/list-left-uncovered.ts';
import { plannedText, problemsOfPeriod, refuseSpans, replaceDated } from '../rules.ts';
import * as queries from './queries.ts';

/**
 * Changes the hours of a branch on some weekdays from a day on, or for a period, after which the
 * earlier ones apply again. Returns the sessions now outside them. Refuses 400 naming the invalid
 * fields.
 */
export async function changeHours(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<RotaChanged> {
  const { location, spans, valid_from: from, valid_to: to = null } = input;
  const wrong = refuseSpans(spans);
  const fields = {
    ...problemsOfPeriod({ from, to }, studioDayOf(now), { from: 'valid_from', to: 'valid_to' }),
    ...(wrong ? { spans: wrong } : {}),
  };
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return db.transaction().execute(async (trx) => {
    await lockActor(trx, actor.accountId);
    await lockTherapists(trx);
    const change = () => writeHours(trx, actor, { ...input, from, to }, now);
    return listLeftUncovered(trx, { location }, change, now);
  });
}

async function writeHours(
  trx: Trx,
  actor: Actor,
  {
    location,
    weekdays,
    spans,
    from,
    to,
  }: Static<typeof route.body> & {
    from: string;
    to: string | null;
  },
  now: Date,
): Promise<void> {
  const before = await queries.listHours(trx, from, location);
  const { ended, delayed, dropped, resumed } = replaceDated(before, weekdays, { from, to });
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
  await tellEverything(trx);
}
