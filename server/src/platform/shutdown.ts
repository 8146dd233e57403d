import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long a server that is told to stop waits, in milliseconds: for open requests, running jobs and
 * each connection, and for everything together. Stopping always ends.
 */
export const STOP_WAITS_MS = { requests: 4000, jobs: 3000, connection: 500, everything: 14_000 };

/**
 * Runs `steps` one after another, whatever becomes of the previous one. False when they are not
 * done after `patienceMs`: the process then ends as it is.
 */
export function stopInTurn(
  steps: readonly (() => Promise<unknown>)[],
  patienceMs: number,
): Promise<boolean> {
  const inTurn = async () => {
    for (const step of steps) await step().catch((error) => console.error(error));
    return true;
  };
  return Promise.race([inTurn(), pause(patienceMs, false)]);
}

/** Waits for `work`, but no longer than `patienceMs`. */
export async function within(
  patienceMs: number,
  work: Promise<unknown> | undefined,
): Promise<void> {
  await Promise.race([work, pause(patienceMs)]);
}
