import type { ServerResponse } from 'node:http';

/**
 * Calls that read and are answered at the same time by one process; more would only wait inside it.
 */
export const MOST_READ_AT_ONCE = 32;

/** A caller's place, while waiting and then admitted. */
export interface Admission {
  /** Whether they are in; false once they have left instead. Null where there was room at once. */
  readonly entered: Promise<boolean> | null;
  /** Gives it up, from the door or from inside; a second time nothing happens. */
  leave(): void;
}

/**
 * Admits a limited number at a time, in order of arrival. A waiting request takes a few kilobytes;
 * an admitted one has a verified token, a built query and a queued connection, all of which every
 * garbage collection carries along until the reply is there.
 */
export class AdmissionQueue {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#free = most;
  }

  /** How many wait at the door. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** A place for what `response` answers; a caller who disconnects gives it up. */
  take(response: ServerResponse): Admission {
    const entry = this.#free > 0 ? null : Promise.withResolvers<boolean>();
    let isIn = entry === null;
    if (isIn) this.#free -= 1;
    const goIn = () => {
      this.#waiting.delete(goIn);
      isIn = true;
      entry?.resolve(true);
    };
    const leave = () => {
      this.#waiting.delete(goIn);
      entry?.resolve(false);
      if (!isIn) return;
      isIn = false;
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    };
    if (entry) this.#waiting.add(goIn);
    response.once('close', leave);
    return { entered: entry?.promise ?? null, leave };
  }
}
