import type { ClosureWithHit, addClosure as route } from '@limber/contract/desk/rota/closures.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../audit/record.ts';
import { saveTranslations } from '../catalogue/translations/save-translations.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { problemsOfDays } from './closure-days-rules.ts';
import { rowOf, wordsOf } from './closure-row-and-words.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { UNKNOWN_CLOSURE } from './may-decide-or-change-rules.ts';
import { findClosure, insertClosure, insertHit } from './queries.ts';
import { readClosure } from './read-closure.ts';
import { requireWholeStudio } from './require-whole-studio.ts';

/**
 * Closes the studio or a branch, for certain or provisionally, and returns the affected sessions.
 * Refuses 403 the whole studio to an actor who does not work at every branch, 400 naming the
 * invalid fields.
 */
export async function addClosure(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<ClosureWithHit> {
  const row = rowOf(input);
  const fields = problemsOfDays(row);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const id = await transactAs(db, actor.accountId, async (trx) => {
    await requireWholeStudio(trx, actor, row.location_code);
    // A concurrent booking is finished or sees the closure, so no affected session is missed.
    await lockTherapists(trx);
    const made = await insertClosure(trx, {
      ...row,
      state: input.provisional ? 'provisional' : 'confirmed',
      takes_bookings: input.provisional && (input.takes_bookings ?? false),
      made_at: now,
      made_by: actor.accountId,
    });
    await saveTranslations(trx, wordsOf(input));
    const stored = await findClosure(trx, made);
    if (!stored) throw refusal(404, UNKNOWN_CLOSURE);
    await insertHit(trx, stored, now);
    const entry = { action: 'added', subject: 'closure', id: made, called: stored.name } as const;
    await record(trx, actor, { ...entry, after: fieldsOfClosure(stored) }, now);
    await tellEverything(trx);
    return made;
  });
  return readClosure(db, actor, id, now);
}
