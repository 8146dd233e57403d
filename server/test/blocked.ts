import type { World } from './harness.ts';

/**
 * Resolves once `statements` of the world's database wait for a lock, or once `over` has settled,
 * which then did not wait as it should.
 */
export async function untilBlocked(
  world: World,
  statements: number,
  over: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  over.catch(() => {}).then(() => (isOver = true));
  while (!isOver) {
    const { rows } = await world.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= statements) return;
  }
}

/**
 * As {@link untilBlocked}, and fails once `over` has settled: what a test makes wait has to wait, or it would
 * hold the same without the lock.
 */
export async function expectBlocked(
  world: World,
  statements: number,
  over: Promise<unknown>,
): Promise<void> {
  let isOver = false;
  over.catch(() => {}).then(() => (isOver = true));
  await untilBlocked(world, statements, over);
  if (isOver) throw new Error('It did not wait for the lock.');
}
