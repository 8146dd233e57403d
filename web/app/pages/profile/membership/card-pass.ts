/**
 * Milliseconds for which a pass is still shown once the next one is due: the time it takes to fetch
 * it. A partner can check a pass for a minute longer than that.
 */
export const graceMs = 5_000;

/** Milliseconds between two tries when no later pass was to be had. */
export const retryAfterMs = 5_000;

/**
 * Whether a pass may be shown at `now`, and in how many milliseconds the next one is to be fetched:
 * there is none before `renewAt`. `renewAt` is the server's, `now` the server's clock; both epoch
 * milliseconds.
 */
export function passAge(renewAt: number, now: number): { shown: boolean; renewInMs: number } {
  const leftMs = renewAt - now;
  return { shown: leftMs > -graceMs, renewInMs: leftMs > 0 ? leftMs : retryAfterMs };
}
