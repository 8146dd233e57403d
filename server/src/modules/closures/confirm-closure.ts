import type { ClosureWithHit, DeskClosure } from '@limber/contract/desk/rota/closures.ts';
import type { Db } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeRecorded } from '../audit/change-and-audit.ts';
import { lockTherapists } from '../scheduling/lock-therapist.ts';
import { auditedClosure } from './audited-closure.ts';
import { problemsOfDays } from './closure-days-rules.ts';
import { refuseDeciding } from './may-decide-or-change-rules.ts';
import { insertHit, type StoredClosure, updateDecided } from './queries.ts';
import { closureOnWire, readClosure } from './read-closure.ts';
import { requireWholeStudio } from './require-whole-studio.ts';

/** A closure, and as which of its states somebody saw it. */
interface SeenClosure {
  readonly id: number;
  readonly version: number;
}

/**
 * Confirms a provisional closure, on the planned days or others, and returns the affected sessions
 * with free alternatives; it takes no more bookings. Refuses 404, 403 the whole studio to an actor
 * who does not work at every branch, 409 naming who was faster or when it is already decided, 400
 * days that end before they begin.
 */
export async function confirmClosure(
  db: Db,
  actor: Actor,
  seen: SeenClosure & { starts_on?: string | undefined; ends_on?: string | undefined },
  now: Date,
): Promise<ClosureWithHit> {
  await decide(db, actor, { ...seen, state: 'confirmed' }, now);
  return readClosure(db, actor, seen.id, now);
}

/**
 * Takes a closure back, confirmed or not: its times are free again. Refuses as {@link
 * confirmClosure}.
 */
export async function withdrawClosure(
  db: Db,
  actor: Actor,
  seen: SeenClosure,
  now: Date,
): Promise<DeskClosure> {
  return closureOnWire(await decide(db, actor, { ...seen, state: 'withdrawn' }, now));
}

interface Decision extends SeenClosure {
  readonly state: 'confirmed' | 'withdrawn';
  readonly starts_on?: string | undefined;
  readonly ends_on?: string | undefined;
}

async function decide(
  db: Db,
  actor: Actor,
  { id, version, state, ...proposal }: Decision,
  now: Date,
): Promise<StoredClosure> {
  return transactAs(db, actor.accountId, async (trx) => {
    // A concurrent booking is finished or sees the closure, so no affected session is missed.
    await lockTherapists(trx);
    const after = await changeRecorded(
      trx,
      actor,
      auditedClosure,
      { id, version, action: state },
      now,
      async (before) => {
        await requireWholeStudio(trx, actor, before.location);
        const reason = refuseDeciding(before.state, state);
        if (reason !== null) throw refusal(409, reason);
        const days = {
          starts_on: proposal.starts_on ?? before.starts_on,
          ends_on: proposal.ends_on ?? before.ends_on,
        };
        const fields = problemsOfDays({ ...before, ...days });
        if (Object.keys(fields).length > 0) throw wrongFields(fields);
        await updateDecided(trx, id, { state, ...days, at: now, by: actor.accountId });
      },
    );
    if (state === 'confirmed') await insertHit(trx, after, now);
    await tellEverything(trx);
    return after;
  });
}
