import type { ClosureWish, ClosureWithHit } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { tellEverything } from '../../platform/database/tell-days.ts';
import { studioDayOf } from '../../platform/dubai.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeRecorded, type Kind } from '../audit/change-recorded.ts';
import { keepWords } from '../catalogue/words/keep-words.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { insertHit, type KeptClosure, listAllClosures, updateClosure } from './queries.ts';
import { readClosure } from './read-closure.ts';
import { rowOf, wordsOf } from './row-of.ts';
import { problemsOfDays, problemsOfNewDays, refuseChanging, UNKNOWN_CLOSURE } from './rules.ts';

/**
 * Changes the words, the branch, the days or the part of a closure that is not over, and answers whom it
 * hits then. Refuses 404, 409 naming who was faster and what is over or withdrawn, 400 naming what to mend.
 */
export async function changeClosure(
  db: Db,
  actor: Actor,
  { id, version, ...wish }: { id: number; version: number } & ClosureWish,
  now: Date,
): Promise<ClosureWithHit> {
  const row = rowOf(wish);
  const today = studioDayOf(now);
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    // Whoever is booking has done so or sees it, so that nobody is missing among those whom it hits.
    await lockTherapists(trx);
    const after = await changeRecorded(
      trx,
      actor,
      kind,
      { id, version },
      'changed',
      now,
      async (before) => {
        const reason = refuseChanging(before, today);
        if (reason !== null) throw refusal(409, reason);
        const fields = { ...problemsOfDays(row), ...problemsOfNewDays(before, row, today) };
        if (Object.keys(fields).length > 0) throw wrongFields(fields);
        await updateClosure(trx, id, row);
        await keepWords(trx, wordsOf(wish));
      },
    );
    await insertHit(trx, after, now);
    await tellEverything(trx);
  });
  return readClosure(db, id, now);
}

const kind: Kind<KeptClosure> = {
  subject: 'closure',
  list: listAllClosures,
  find(all, id) {
    const kept = all.find((each) => each.id === id);
    if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
    return kept;
  },
  calledOf: ({ name }) => name,
  fieldsOf: fieldsOfClosure,
};
