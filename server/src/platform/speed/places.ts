import type { ServerResponse } from 'node:http';

/** Calls that read and are answered at the same time by one process; more would only wait inside it. */
export const MOST_READ_AT_ONCE = 32;

/** What somebody has at the door, and then inside. */
export interface Place {
  /** Whether they are in; false once they have left instead. Null where there was room at once. */
  readonly entered: Promise<boolean> | null;
  /** Gives it up, from the door or from inside; a second time nothing happens. */
  leave(): void;
}

/**
 * Lets so many in at a time, in the order in which they came. Who waits at the door takes a few kilobytes;
 * who waits inside has had its token read, its query made and its turn of the database's connections asked
 * for, and all of that is carried along by each collection of garbage until the answer is there.
 */
export class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#free = most;
  }

  /** How many wait at the door. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** A place for what is answered by `response`; whose caller goes away has left. */
  take(response: ServerResponse): Place {
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
