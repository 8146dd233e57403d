import type { ClosureWithHit, addClosure as route } from '@limber/contract/desk/closures.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { hasBranch } from '../../platform/database/has-branch.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { tellEverything } from '../../platform/database/tell-days.ts';
import { wrongField, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { insertClosure } from './queries.ts';
import { readClosure } from './read-closure.ts';
import { problemsOfDays } from './rules.ts';

/**
 * Closes the studio or a branch, for certain at once or provisionally, and answers whom it hits.
 * Refuses 400 naming what to mend.
 */
export async function addClosure(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<ClosureWithHit> {
  const { location = null, from_minute = null, to_minute = null } = input;
  const fields = problemsOfDays({
    startsOn: input.starts_on,
    endsOn: input.ends_on,
    fromMinute: from_minute,
    toMinute: to_minute,
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  const name = input.name.trim();
  const id = await db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    if (location !== null && !(await hasBranch(trx, location))) {
      throw wrongField('location', UNKNOWN_BRANCH);
    }
    // Whoever is booking has done so or sees it, so that nobody is missing among those whom it hits.
    await lockTherapists(trx);
    await tellEverything(trx);
    return insertClosure(trx, {
      state: input.provisional ? 'provisional' : 'confirmed',
      name,
      title: input.title?.trim() || name,
      greeting_ar: input.greeting_ar?.trim() ?? '',
      location_code: location,
      starts_on: input.starts_on,
      ends_on: input.ends_on,
      from_minute,
      to_minute,
      takes_bookings: input.provisional && (input.takes_bookings ?? false),
      made_at: now,
      made_by: actor.accountId,
    });
  });
  return readClosure(db, id, now);
}
