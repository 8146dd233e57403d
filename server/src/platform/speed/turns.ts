import { REQUEST_PATIENCE } from '../database/db.ts';
import { DatabaseAway } from '../http/errors.ts';

export interface Turn {
  /** Somebody before has settled the matter while this one waited. */
  readonly settled: boolean;
  /** Settles the matter for all who wait now; they go on at once, beside each other. */
  settle(): void;
}

type Go = (settled: boolean) => void;

/**
 * Lets those of this process who want the same thing go one at a time, in the order of asking: they
 * wait here instead of holding a connection of the database each while they wait for a lock of it.
 */
export class Turns {
  readonly #patienceMs: number;
  /** Who waits, by what they want; whoever has the turn is not among them. */
  readonly #waiting = new Map<string, Set<Go>>();

  /** @param patienceMs who waits for longer fails as on a busy database; as for its locks when not said */
  constructor(patienceMs = REQUEST_PATIENCE.lockMs) {
    this.#patienceMs = patienceMs;
  }

  /** Does `work` when nobody before wants the thing called `key` any more; at once when nobody does. */
  async take<T>(key: string, work: (turn: Turn) => Promise<T>): Promise<T> {
    const queue = this.#waiting.get(key);
    if (queue && (await this.#wait(queue))) return work({ settled: true, settle() {} });
    const behind = queue ?? new Set<Go>();
    this.#waiting.set(key, behind);
    const settle = () => {
      for (const go of [...behind]) go(true);
    };
    try {
      return await work({ settled: false, settle });
    } finally {
      const [next] = behind;
      if (next) next(false);
      else this.#waiting.delete(key);
    }
  }

  #wait(queue: Set<Go>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const go: Go = (settled) => {
        clearTimeout(timer);
        queue.delete(go);
        resolve(settled);
      };
      const timer = setTimeout(() => {
        queue.delete(go);
        reject(new DatabaseAway('others wanted the same for too long'));
      }, this.#patienceMs);
      queue.add(go);
    });
  }
}
