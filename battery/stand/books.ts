import { createAppointment } from '@limber/contract/bookings.ts';
import type { Randomness } from '../../server/src/platform/randomness.ts';
import { type Answer, ask } from './ask.ts';
import type { Stand } from './stand.ts';
import type { Spare } from './studio.ts';

/** A session that was wanted, with the key of its wish and the last that was said of it. */
export interface Wish extends Spare {
  readonly key: string;
  /** Asked so often until there was an answer. */
  readonly times: number;
  readonly answer: Answer;
}

/** Books one spare session after the other, `lanes` at the same time, at the processes by turns. */
export class Bookers {
  readonly wishes: Wish[] = [];
  /** Called with each answer, also with those that are asked again. */
  onAnswer: (answer: Answer, base: string, atMs: number) => void = () => {};
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

  /** Resolves when the sessions are used up, or all that was begun after {@link stop} has its answer. */
  async book(lanes: number): Promise<void> {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.#book(lane)));
  }

  stop(): void {
    this.#open = false;
  }

  async #book(lane: number): Promise<void> {
    while (this.#open) {
      const spare = this.#spare[this.#next++];
      if (!spare) return;
      const key = this.#random.uuid();
      // Whoever hears nothing, or 503, asks the same again, wherever somebody answers.
      for (let times = 1; ; times += 1) {
        const base = this.#bases[(lane + times) % this.#bases.length] as string;
        const answer = await this.again({ ...spare, key }, base);
        this.onAnswer(answer, base, performance.now());
        if (answer.status !== 0 && answer.status !== 503) {
          this.wishes.push({ ...spare, key, times, answer });
          break;
        }
        await pause(20);
      }
    }
  }

  /** Asks for a session, by the key of its wish. */
  again({ body, clientId, key }: Pick<Wish, 'body' | 'clientId' | 'key'>, base: string) {
    const headers = { ...this.#stand.client(clientId), 'idempotency-key': key };
    return ask(base, createAppointment, body, headers);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
