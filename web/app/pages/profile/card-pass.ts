/** Milliseconds before a pass is due at which the next one is fetched. */
export const renewAheadMs = 5_000;

/** Milliseconds between two tries when no later pass was to be had. */
export const retryAfterMs = 2_000;

/**
 * Whether a pass may still be shown at `now`, and in how many milliseconds the next one is to be
 * fetched. `renewAt` is the server's, `now` the server's clock; both epoch milliseconds.
 */
export function passAge(renewAt: number, now: number): { fresh: boolean; renewInMs: number } {
  const leftMs = renewAt - now;
  // A pass that comes so late in its minute is asked for again when the minute is over.
  const renewInMs = leftMs > renewAheadMs ? leftMs - renewAheadMs : Math.max(leftMs, retryAfterMs);
  return { fresh: leftMs > 0, renewInMs };
}
