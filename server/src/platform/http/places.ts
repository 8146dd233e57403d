import type { ServerResponse } from 'node:http';

/** Calls that read and are answered at the same time by one process; more would only wait inside it. */
export const MOST_READ_AT_ONCE = 32;

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

  /**
   * A place for what is answered by `response`, which has it until it is sent or its caller has left; null
   * when there is one at once. Resolves with false for whoever has left while they waited.
   */
  take(response: ServerResponse): Promise<boolean> | null {
    if (this.#free > 0) {
      this.#free -= 1;
      response.once('close', this.#leave);
      return null;
    }
    return new Promise((enter) => {
      const goIn = () => {
        this.#waiting.delete(goIn);
        response.off('close', goAway);
        response.once('close', this.#leave);
        enter(true);
      };
      const goAway = () => {
        this.#waiting.delete(goIn);
        enter(false);
      };
      this.#waiting.add(goIn);
      response.once('close', goAway);
    });
  }

  readonly #leave = () => {
    const [next] = this.#waiting;
    if (next) next();
    else this.#free += 1;
  };
}
