import { REQUEST_PATIENCE } from '../database/db.ts';
import { DatabaseAway } from '../http/errors.ts';

export interface Turn {
  /** Somebody earlier has settled the matter while this one waited. */
  readonly settled: boolean;
  /** Settles the matter for everybody who waits now; they continue at once, in parallel. */
  settle(): void;
}

type Admit = (settled: boolean) => void;

/**
 * Lets requests of this process for the same thing run one at a time, in order of arrival: they
 * wait here instead of each holding a database connection while waiting for a lock.
 */
export class Turns {
  readonly #patienceMs: number;
  /** Those who wait, by what they want; the one whose turn it is is not included. */
  readonly #waiting = new Map<string, Set<Admit>>();

  /** @param patienceMs a longer wait fails like on a busy database; default: as for its locks */
  constructor(patienceMs = REQUEST_PATIENCE.lockMs) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Does `work` when nobody before wants the thing called `key` any more; at once when nobody does.
   */
  async take<T>(key: string, work: (turn: Turn) => Promise<T>): Promise<T> {
    const queue = this.#waiting.get(key);
    if (queue && (await this.#wait(queue))) return work({ settled: true, settle() {} });
    const behind = queue ?? new Set<Admit>();
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

  #wait(queue: Set<Admit>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const go: Admit = (settled) => {
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
