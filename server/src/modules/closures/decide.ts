import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { tellEverything } from '../../platform/database/tell-days.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../audit/record.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { fieldsOfClosure } from './fields-of-closure.ts';
import { findClosure, insertHit, lockClosure, updateDecided } from './queries.ts';
import { closureOnWire, readClosure } from './read-closure.ts';
import { problemsOfDays, refuseDeciding, UNKNOWN_CLOSURE } from './rules.ts';

/**
 * Decides that a provisional closure takes place, on the days that were meant or on others, and
 * answers whom it hits, with what is free instead: nothing new is booked on it any more. Refuses 404,
 * 409 when it is decided already, 400 days that end before they begin.
 */
export async function confirmClosure(
  db: Db,
  actor: Actor,
  id: number,
  days: { starts_on?: string | undefined; ends_on?: string | undefined },
  now: Date,
): Promise<ClosureWithHit> {
  await decide(db, actor, id, { state: 'confirmed', ...days }, now);
  return readClosure(db, id, now);
}

/** Takes a closure back, confirmed or not: its times are free again. Refuses 404, and 409 again. */
export async function withdrawClosure(
  db: Db,
  actor: Actor,
  id: number,
  now: Date,
): Promise<DeskClosure> {
  await decide(db, actor, id, { state: 'withdrawn' }, now);
  const kept = await findClosure(db, id);
  if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
  return closureOnWire(kept);
}

interface Decision {
  readonly state: 'confirmed' | 'withdrawn';
  readonly starts_on?: string | undefined;
  readonly ends_on?: string | undefined;
}

async function decide(
  db: Db,
  actor: Actor,
  id: number,
  decision: Decision,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.accountId);
    // Whoever is booking has done so or sees it, so that nobody is missing among those whom it hits.
    await lockTherapists(trx);
    const before = await lockClosure(trx, id);
    if (!before) throw refusal(404, UNKNOWN_CLOSURE);
    const { state } = decision;
    const reason = refuseDeciding(before.state, state);
    if (reason !== null) throw refusal(409, reason);
    const days = {
      starts_on: decision.starts_on ?? before.starts_on,
      ends_on: decision.ends_on ?? before.ends_on,
    };
    const fields = problemsOfDays({ ...before, ...days });
    if (Object.keys(fields).length > 0) throw wrongFields(fields);
    await updateDecided(trx, id, { state, ...days, at: now, by: actor.accountId });
    const after = { ...before, state, ...days };
    if (state === 'confirmed') await insertHit(trx, after, now);
    const deed = { action: state, subject: 'closure', id, called: before.name } as const;
    const changed = { before: fieldsOfClosure(before), after: fieldsOfClosure(after) };
    await record(trx, actor, { ...deed, ...changed }, now);
    await tellEverything(trx);
  });
}
