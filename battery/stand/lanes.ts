/** Works through a list with some at a time, and tells a waiting caller how far it is. */
export class Lanes {
  #isWorking = false;
  #over = 0;
  readonly #waiting: { readonly at: number; readonly done: () => void }[] = [];

  get isWorking(): boolean {
    return this.#isWorking;
  }

  /** Resolves once `work` was done for each of `left`, which it may shorten itself. */
  async workThrough<Item>(
    left: Item[],
    lanes: number,
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    const lane = async () => {
      for (let each = left.pop(); each; each = left.pop()) {
        await work(each);
        this.#over += 1;
        for (const { at, done } of this.#waiting) if (at <= this.#over) done();
      }
    };
    this.#isWorking = true;
    await Promise.all(Array.from({ length: lanes }, lane));
    this.#isWorking = false;
    for (const { done } of this.#waiting.splice(0)) done();
  }

  /** Does something this many times, evenly spread over `items`, or at once when all of them are done. */
  async meanwhile(times: number, items: number, act: () => Promise<void>): Promise<void> {
    for (let each = 0; each < times; each += 1) {
      await this.#untilOver(Math.ceil(items / (times + 1)));
      await act();
    }
  }

  /** Resolves when this many more are done, or all are. */
  #untilOver(more: number): Promise<void> {
    if (!this.#isWorking) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ at: this.#over + more, done }));
  }
}
