let touchedAt = Date.now();

/** Records activity on the page. */
export function noteActivity(): void {
  touchedAt = Date.now();
}

/** Time of the last activity, in epoch milliseconds. */
export function lastActivity(): number {
  return touchedAt;
}

/** Milliseconds after activity in which a request is taken for its result. */
const OF_A_TOUCH_MS = 3000;

/**
 * The header of requests that the page sends by itself, which must not keep a counter from locking;
 * empty soon after activity.
 */
export function byItself(): Record<string, string> {
  return Date.now() - touchedAt < OF_A_TOUCH_MS ? {} : { 'x-by-itself': '1' };
}
