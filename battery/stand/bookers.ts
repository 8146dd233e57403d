import { createAppointment } from '@limber/contract/bookings.ts';
import type { Randomness } from '../../server/src/platform/randomness.ts';
import { type Answer, ask } from './ask.ts';
import type { Stand } from './stand.ts';
import type { Spare } from './studio.ts';

/** A wanted session, with its request's key and the last answer. */
export interface Wish extends Spare {
  readonly key: string;
  /** Number of attempts until there was an answer. */
  readonly times: number;
  readonly answer: Answer;
}

/** Books one spare session after another, `lanes` at a time, alternating between the processes. */
export class Bookers {
  readonly wishes: Wish[] = [];
  #granted = 0;
  readonly #waiting: { readonly at: number; readonly done: () => void }[] = [];
  #next = 0;
  #open = true;
  readonly #stand: Stand;
  readonly #bases: readonly string[];
  readonly #spare: readonly Spare[];
  readonly #random: Pick<Randomness, 'uuid'>;

  constructor(
    stand: Stand,
    bases: readonly string[],
    spare: readonly Spare[],
    random: Pick<Randomness, 'uuid'>,
  ) {
    this.#stand = stand;
    this.#bases = bases;
    this.#spare = spare;
    this.#random = random;
  }

  /**
   * Resolves when the sessions are used up, or after {@link stop} when every request begun has its
   * answer.
   */
  async book(lanes: number): Promise<void> {
    this.#open = true;
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.#book(lane)));
  }

  stop(): void {
    this.#open = false;
  }

  /** Resolves when this many more have been granted. */
  granted(more: number): Promise<void> {
    return new Promise((done) => this.#waiting.push({ at: this.#granted + more, done }));
  }

  /**
   * Books one session; without an answer, or after a 503, the request is repeated, alternating
   * between `bases`.
   */
  async bookOne(spare: Spare, bases: readonly string[]): Promise<void> {
    const key = this.#random.uuid();
    for (let times = 1; ; times += 1) {
      const answer = await this.again({ ...spare, key }, bases[times % bases.length] as string);
      if (answer.status === 0 || answer.status === 503) {
        await pause(20);
        continue;
      }
      this.wishes.push({ ...spare, key, times, answer });
      if (answer.status === 201) this.#granted += 1;
      for (const each of this.#waiting) if (each.at <= this.#granted) each.done();
      return;
    }
  }

  async #book(lane: number): Promise<void> {
    const bases = lane % 2 === 0 ? this.#bases : this.#bases.toReversed();
    while (this.#open) {
      const spare = this.#spare[this.#next++];
      if (!spare) return;
      await this.bookOne(spare, bases);
    }
  }

  /** Sends the request for a session again, with its key. */
  again({ body, clientId, key }: Pick<Wish, 'body' | 'clientId' | 'key'>, base: string) {
    const headers = { ...this.#stand.client(clientId), 'idempotency-key': key };
    return ask(base, createAppointment, body, headers);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
