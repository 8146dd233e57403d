import type {
  ClosureWithHit,
  changeClosure as route,
} from '@limber/contract/desk/rota/closures.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { changeRecorded } from '../audit/change-and-audit.ts';
import { saveTranslations } from '../catalogue/translations/save-translations.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { auditedClosure } from './audited-closure.ts';
import { problemsOfDays, problemsOfNewDays } from './closure-days-rules.ts';
import { rowOf, wordsOf } from './closure-row-and-words.ts';
import { problemsOfTaking, refuseChanging } from './may-decide-or-change-rules.ts';
import { insertHit, updateClosure } from './queries.ts';
import { readClosure } from './read-closure.ts';
import { requireWholeStudio } from './require-whole-studio.ts';

/**
 * Changes the words, branch, days or hours of a closure that is not over, or whether a provisional
 * one takes bookings, and returns the sessions then affected. Refuses 404, 403 the whole studio to
 * an actor who does not work at every branch, 409 naming who was faster and a closure that is over
 * or withdrawn, 400 naming the invalid fields.
 */
export async function changeClosure(
  db: Db,
  actor: Actor,
  { id, version, ...input }: { id: number } & Static<typeof route.body>,
  now: Date,
): Promise<ClosureWithHit> {
  const row = rowOf(input);
  const today = studioDayOf(now);
  await transactAs(db, actor.accountId, async (trx) => {
    // A concurrent booking is finished or sees the closure, so no affected session is missed.
    await lockTherapists(trx);
    const after = await changeRecorded(
      trx,
      actor,
      auditedClosure,
      { id, version, action: 'changed' },
      now,
      async (before) => {
        for (const location of [before.location, row.location_code]) {
          await requireWholeStudio(trx, actor, location);
        }
        const reason = refuseChanging(before, today);
        if (reason !== null) throw refusal(409, reason);
        const fields = {
          ...problemsOfDays(row),
          ...problemsOfNewDays(before, row, today),
          ...problemsOfTaking(before, input),
        };
        if (Object.keys(fields).length > 0) throw wrongFields(fields);
        const { takes_bookings = before.takes_bookings } = input;
        await updateClosure(trx, id, { ...row, takes_bookings });
        await saveTranslations(trx, wordsOf(input));
      },
    );
    await insertHit(trx, after, now);
    await tellEverything(trx);
  });
  return readClosure(db, actor, id, now);
}
