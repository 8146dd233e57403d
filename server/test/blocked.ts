// Each lock of the server has a test that fails without it, most with these gates: for sessions
// and packages in modules/bookings/locks.test.ts, the till in modules/till/locks.test.ts, people in
// gates-of-people.test.ts, the things that managers edit in gates-of-studio.test.ts, holds in
// modules/scheduling/holding/hold-locks.test.ts, limits in limits.test.ts; those for codes, claims,
// factors and partners' codes are in their modules.
import { type RawBuilder, sql } from 'kysely';
import type { World } from './harness.ts';

/** A call that waits for another's lock: not PostgreSQL's own work, nor a table that just grows. */
const WAITS = `datname = current_database() and backend_type = 'client backend'
  and wait_event_type = 'Lock' and wait_event <> 'extend'`;

/**
 * Resolves with true once `statements` of the world's database wait for a lock, and with false once
 * `over` has settled, which then did not wait as it should.
 */
export async function untilBlocked(
  world: World,
  statements: number,
  over: Promise<unknown>,
): Promise<boolean> {
  let isOver = false;
  over.catch(() => {}).then(() => (isOver = true));
  while (!isOver) {
    const { rows } = await world.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where ${WAITS}`,
    );
    if ((rows[0]?.waiting ?? 0) >= statements) return true;
  }
  return false;
}

/**
 * Like {@link untilBlocked}, and fails once `over` has settled: what a test makes wait has to wait,
 * or the test would pass without the lock.
 */
export async function expectBlocked(
  world: World,
  statements: number,
  over: Promise<unknown>,
): Promise<void> {
  if (!(await untilBlocked(world, statements, over))) {
    throw new Error('It did not wait for the lock.');
  }
}

/**
 * The statements with which a call waits while another transaction holds a lock: those of the
 * world's database that are waiting. Empty: it did not wait. The gate opens before this resolves,
 * once the call has ended.
 *
 * @param lock the statement with which the gate takes the lock
 */
export async function waitingAt(
  world: World,
  lock: RawBuilder<unknown>,
  call: () => PromiseLike<unknown>,
): Promise<string[]> {
  const gate = await world.db.startTransaction().execute();
  try {
    await lock.execute(gate);
    const called = Promise.resolve(call());
    await untilBlocked(world, 1, called);
    const { rows } = await world.query<{ query: string }>(
      `select query from pg_stat_activity where ${WAITS}`,
    );
    await gate.rollback().execute();
    await called;
    return rows.map(({ query }) => query.replaceAll(/\s+/g, ' ').trim());
  } finally {
    if (!gate.isRolledBack) await gate.rollback().execute();
  }
}

/**
 * Replies of calls that wait behind one gate, in the order in which they were made: each is made
 * once the earlier ones wait, and fails the test unless it waits too. The gate commits once all of
 * them do.
 *
 * @param lock the statement with which the gate takes the lock; every call sees what it changes
 */
export async function answersBehind<Answer>(
  world: World,
  lock: RawBuilder<unknown>,
  calls: readonly (() => PromiseLike<Answer>)[],
): Promise<Answer[]> {
  const gate = await world.db.startTransaction().execute();
  const asked: Promise<Answer>[] = [];
  try {
    await lock.execute(gate);
    for (const call of calls) {
      const answer = Promise.resolve(call());
      asked.push(answer);
      await expectBlocked(world, asked.length, answer);
    }
    await gate.commit().execute();
  } finally {
    if (!gate.isCommitted) await gate.rollback().execute();
  }
  return Promise.all(asked);
}

/** Gates, each by the lock that it holds. */
export const held = {
  /** An account, as erasing it holds it. */
  account: (id: number) => sql`select from accounts where id = ${id}::int for update`,
  /** A client's bookings: a client's bookings and moves wait for each other. */
  client: (id: number) => sql`select pg_advisory_xact_lock(2, ${id}::int)`,
  package: (id: number) => sql`select from owned_packages where id = ${id}::int for no key update`,
  therapist: (id: number) => sql`select pg_advisory_xact_lock(1, ${id}::int)`,
  /** A branch's day, for bookings with any therapist. */
  branchDay: (named: string) => sql`select pg_advisory_xact_lock(3, hashtext(${named}::text))`,
  /** Beds and rooms of a branch's day. */
  resources: (named: string) => sql`select pg_advisory_xact_lock(6, hashtext(${named}::text))`,
  booking: (id: string) => sql`select from bookings where id = ${id}::uuid for no key update`,
};

/** The statement with which the product takes each of these locks. */
export const asks = {
  account: /from accounts where .*for key share|from "accounts" where .*for key share/,
  client: /pg_advisory_xact_lock\(2, /,
  package: /from "?owned_packages"? where "?id"? = \S+ for no key update/,
  therapist: /pg_advisory_xact_lock\(1, /,
  branchDay: /pg_advisory_xact_lock\(3, /,
  resources: /pg_advisory_xact_lock\(6, /,
  booking: /from bookings where id = \S+ for no key update/,
};
