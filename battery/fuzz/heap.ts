import { send } from '../stand/ask.ts';

const KEPT = /^nodejs_(?:heap_size_used|external_memory)_bytes (\S+)/gm;

/**
 * Memory of a process, from its metrics. Between two garbage collections it varies freely, so the
 * least of many samples counts.
 */
export class Heap {
  readonly #megabytes: number[] = [];
  readonly #url: string;

  constructor(metricsPort: number) {
    this.#url = `http://127.0.0.1:${metricsPort}/metrics`;
  }

  async look(): Promise<void> {
    const { body } = await send('GET', this.#url);
    const bytes = [...String(body).matchAll(KEPT)].map(([, value]) => Number(value));
    if (bytes.length > 0) {
      this.#megabytes.push(bytes.reduce((sum, each) => sum + each, 0) / 2 ** 20);
    }
  }

  /** The least of the second quarter of the samples, and of the last; NaN without samples. */
  ofQuarters(): { before: number; after: number } {
    const quarter = this.#megabytes.length / 4;
    const least = (from: number, to: number) =>
      Math.min(...this.#megabytes.slice(Math.floor(from), Math.floor(to)));
    if (quarter < 1) return { before: Number.NaN, after: Number.NaN };
    return { before: least(quarter, 2 * quarter), after: least(3 * quarter, 4 * quarter) };
  }
}
