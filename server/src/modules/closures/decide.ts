import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { holdAccount } from '../../platform/database/hold-account.ts';
import { tellEverything } from '../../platform/database/tell-days.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { findClosure, lockClosure, updateDecided } from './queries.ts';
import { closureOnWire, readClosure, UNKNOWN_CLOSURE } from './read-closure.ts';
import { problemsOfDays, refuseDeciding } from './rules.ts';

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
    const kept = await lockClosure(trx, id);
    if (!kept) throw refusal(404, UNKNOWN_CLOSURE);
    const reason = refuseDeciding(kept.state, decision.state);
    if (reason !== null) throw refusal(409, reason);
    const startsOn = decision.starts_on ?? kept.starts_on;
    const endsOn = decision.ends_on ?? kept.ends_on;
    const part = { fromMinute: kept.from_minute, toMinute: kept.to_minute };
    const fields = problemsOfDays({ startsOn, endsOn, ...part });
    if (Object.keys(fields).length > 0) throw wrongFields(fields);
    await updateDecided(trx, id, {
      state: decision.state,
      starts_on: startsOn,
      ends_on: endsOn,
      decided_at: now,
      decided_by: actor.accountId,
    });
    await tellEverything(trx);
  });
}
