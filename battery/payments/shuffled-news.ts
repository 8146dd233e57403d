import type { Chance } from '../../server/seed/seeded-chance.ts';

/** The most that waits; from there on something is told. */
const MOST_WAITING = 40;

/** A post that delivers what it is given never, once or twice, late and in no order. */
export class ShuffledNews<News> {
  /** How often something came after what was told later. */
  outOfOrder = 0;
  readonly #chance: Chance;
  readonly #waiting: { readonly at: number; readonly news: News }[] = [];
  #posted = 0;
  #latest = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Takes news, and returns what is delivered now. */
  post(news: News): News[] {
    this.#posted += 1;
    const times = [0, 1, 1, 1, 2][this.#chance.below(5)] ?? 1;
    for (let time = 0; time < times; time += 1) this.#waiting.push({ at: this.#posted, news });
    return this.#take(this.#chance.below(MOST_WAITING));
  }

  /** Everything that still waits. */
  rest(): News[] {
    return this.#take(0);
  }

  #take(left: number): News[] {
    const taken: News[] = [];
    while (this.#waiting.length > left) {
      const [one] = this.#waiting.splice(this.#chance.below(this.#waiting.length), 1);
      if (!one) break;
      if (one.at < this.#latest) this.outOfOrder += 1;
      this.#latest = Math.max(this.#latest, one.at);
      taken.push(one.news);
    }
    return taken;
  }
}
