import type { SetUp } from '@limber/contract/desk/entry/set-up.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockSettings } from '../../platform/database/lock-settings.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { findSetUp, updateDoors, updateSkipped } from './queries.ts';
import * as rules from './set-up-step-rules.ts';

/** Opens the doors. Refuses 409 while a required step is open, and doors that are open. */
export function openDoors(db: Db, actor: Actor, now: Date): Promise<SetUp> {
  return changeSetUp(db, actor, now, async (trx, before) => {
    if (before.openedAt) throw refusal(409, rules.ALREADY_OPEN);
    const missing = rules.stillMissing(rules.stepsOf(before));
    if (missing.length > 0) throw refusal(409, rules.refuseOpening(missing));
    await updateDoors(trx, now);
    // Every page is drawn again.
    await tellEverything(trx);
    await record(trx, actor, { action: 'opened', subject: 'doors' }, now);
    return { openedAt: now };
  });
}

/** Closes the doors; booked sessions stay. Refuses 409 doors that are closed. */
export function closeDoors(
  db: Db,
  actor: Actor,
  { reason }: { readonly reason: string },
  now: Date,
): Promise<SetUp> {
  return changeSetUp(db, actor, now, async (trx, before) => {
    if (!before.openedAt) throw refusal(409, rules.ALREADY_CLOSED);
    await updateDoors(trx, null);
    await tellEverything(trx);
    const entry = { action: 'closed', subject: 'doors', reason: reason.trim() } as const;
    await record(trx, actor, entry, now);
    return { openedAt: null };
  });
}

/** Skips a step for every manager, or takes that back. Refuses 409 a required one. */
export function skipStep(
  db: Db,
  actor: Actor,
  { step, skipped }: { readonly step: string; readonly skipped: boolean },
  now: Date,
): Promise<SetUp> {
  return changeSetUp(db, actor, now, async (trx, before) => {
    const isRequired = rules.stepsOf(before).some((each) => each.step === step && each.required);
    if (isRequired) throw refusal(409, rules.REQUIRED);
    const others = before.skipped.filter((each) => each !== step);
    const after = skipped ? [...others, step] : others;
    await updateSkipped(trx, after);
    const fields = (of: readonly string[]) => ({ skipped: [...of].sort().join(', ') });
    const entry = { action: 'changed', subject: 'set_up' } as const;
    const change = { before: fields(before.skipped), after: fields(after) };
    await record(trx, actor, { ...entry, ...change }, now);
    return { skipped: after };
  });
}

type Facts = Awaited<ReturnType<typeof findSetUp>>;

/** Changes the set-up under the lock of the doors; `work` returns what is different afterwards. */
function changeSetUp(
  db: Db,
  actor: Actor,
  now: Date,
  work: (trx: Trx, before: Facts) => Promise<Partial<Facts>>,
): Promise<SetUp> {
  return transactAs(db, actor.accountId, async (trx) => {
    await lockSettings(trx);
    const before = await findSetUp(trx, studioDayOf(now));
    return onWire({ ...before, ...(await work(trx, before)) });
  });
}

export async function readSetUp(db: Db, now: Date): Promise<SetUp> {
  return onWire(await findSetUp(db, studioDayOf(now)));
}

function onWire({ openedAt, ...facts }: Facts): SetUp {
  return { opened_at: openedAt?.toISOString() ?? null, steps: rules.stepsOf(facts) };
}
