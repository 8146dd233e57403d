let touchedAt = Date.now();

/** Somebody has touched the page. */
export function noteTouch(): void {
  touchedAt = Date.now();
}

/** When somebody last did, in epoch milliseconds. */
export function lastTouch(): number {
  return touchedAt;
}

/** Milliseconds after a touch in which what is asked is taken for what it wished. */
const OF_A_TOUCH_MS = 3000;

/** The header of what a page asks by itself, which must not keep a counter from locking; none soon after a touch. */
export function byItself(): Record<string, string> {
  return Date.now() - touchedAt < OF_A_TOUCH_MS ? {} : { 'x-by-itself': '1' };
}
