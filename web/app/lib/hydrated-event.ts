/** Event sent to the window whenever a part of a prerendered page has been hydrated. */
export const ALIVE = 'limber:alive';

/** Replays clicks that came too early; see `scripts-after-paint.ts`. */
export function announceAlive(): void {
  dispatchEvent(new Event(ALIVE));
}
