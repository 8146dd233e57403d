/**
 * Milliseconds for which a pass is shown after the next one is due, to load that. Partners can
 * check it for another minute.
 */
export const graceMs = 5_000;

/** Milliseconds between tries when no newer pass was available. */
export const retryAfterMs = 5_000;

/**
 * Whether a pass may be shown at `now`, and the milliseconds until the next one is requested, which
 * exists from `renewAt` on. Both are epoch milliseconds of the server's clock.
 */
export function passAge(renewAt: number, now: number): { shown: boolean; renewInMs: number } {
  const leftMs = renewAt - now;
  return { shown: leftMs > -graceMs, renewInMs: leftMs > 0 ? leftMs : retryAfterMs };
}
