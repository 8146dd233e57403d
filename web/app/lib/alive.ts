/** What the application sends to the window each time that a part of a built page answers to clicks. */
export const ALIVE = 'limber:alive';

/** Has the clicks that came too early made again; see `scripts-after-paint.ts`. */
export function announceAlive(): void {
  dispatchEvent(new Event(ALIVE));
}
